import { readFileSync } from 'node:fs'

/** What stands for a character that the font lacks: as printers mark one that is missing. */
const MARK = '〓'

const known = new Set(readFileSync(new URL('./contract-font.txt', import.meta.url), 'utf8'))

/** A text of one line in which every character shows; those that the font lacks are added to `missing`. */
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
