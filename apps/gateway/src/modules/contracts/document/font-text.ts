import { readFileSync } from 'node:fs'

/** Replaces a character that the font lacks: the mark that printers use for a missing one. */
const MARK = '〓'

const known = new Set(readFileSync(new URL('./contract-font.txt', import.meta.url), 'utf8'))

/** A text on one line in which every character can be shown; those that the font lacks are added to `missing`. */
export function visibleText(text: string, missing: Set<string>): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .map((char) => {
      if (known.has(char)) return char
      missing.add(char)
      return MARK
    })
    .join('')
}

/** The characters of a text that the font of signed copies lacks, each once. */
export function missingIn(text: string): string {
  const missing = new Set<string>()
  visibleText(text, missing)
  return [...missing].join('')
}
