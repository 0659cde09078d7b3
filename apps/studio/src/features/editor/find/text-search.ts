import { escapeHtml } from '../../../state/escape-html'

/** A place in a text where the words occur. */
export interface Found {
  /** Which occurrence in its text, from 0. */
  number: number
  before: string
  words: string
  after: string
}

export interface Search {
  words: string
  matchesCase: boolean
}

/** How many characters around the words are shown. */
const AROUND = 12

/** How sanitised rich text writes some characters. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/**
 * A run of text between tags, or a tag. Characters are kept as written, so that what is not replaced does not change.
 */
type Piece = { tag: string } | { characters: readonly string[] }

/**
 * Returns where the words occur in a text. In rich text, the visible text is searched; words that are split by a tag
 * are not found.
 */
export function findIn(text: string, search: Search, isHtml: boolean): Found[] {
  return piecesOf(text, isHtml)
    .flatMap((piece) => {
      if ('tag' in piece) return []
      const read = readOf(piece.characters, isHtml)
      return rangesIn(read, search).map(([start, end]) => ({
        before: read.slice(Math.max(0, start - AROUND), start),
        words: read.slice(start, end),
        after: read.slice(end, end + AROUND),
      }))
    })
    .map((found, number) => ({ number, ...found }))
}

/**
 * The text with other words in their place.
 * @param only Of this place alone; of all unless told.
 */
export function replaceIn(
  text: string,
  search: Search,
  { by, isHtml, only }: { by: string; isHtml: boolean; only?: number | undefined },
): string {
  let number = 0
  const written = isHtml ? escapeHtml(by) : by
  return piecesOf(text, isHtml)
    .map((piece) => {
      if ('tag' in piece) return piece.tag
      const { characters } = piece
      let at = 0
      const parts: string[] = []
      for (const [start, end] of rangesIn(readOf(characters, isHtml), search)) {
        const isMeant = only === undefined || only === number
        number += 1
        if (!isMeant) continue
        parts.push(...characters.slice(at, start), written)
        at = end
      }
      return [...parts, ...characters.slice(at)].join('')
    })
    .join('')
}

function rangesIn(text: string, { words, matchesCase }: Search): [number, number][] {
  if (words === '') return []
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), matchesCase ? 'g' : 'gi')
  return Array.from(text.matchAll(pattern), ({ index, 0: match }) => [index, index + match.length])
}

function piecesOf(text: string, isHtml: boolean): Piece[] {
  if (!isHtml) return [{ characters: text.split('') }]
  return text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? { tag: part }
        : { characters: part.match(/&(?:lt|gt|quot|nbsp|amp);|[\s\S]/g) ?? [] },
    )
}

function readOf(characters: readonly string[], isHtml: boolean): string {
  return isHtml ? characters.map((one) => ENTITIES[one] ?? one).join('') : characters.join('')
}
