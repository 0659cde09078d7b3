import { escapeHtml } from '../../../state/escape-html'

/** A place in a text where the words stand. */
export interface Found {
  /** Which one in its text, from 0. */
  number: number
  before: string
  words: string
  after: string
}

export interface Search {
  words: string
  matchesCase: boolean
}

/** How much of what stands around the words is shown. */
const AROUND = 12

/** What sanitised rich text writes for a character. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

/** A run of text between tags, or a tag. Characters are kept as they are written, so that what is not replaced stays. */
type Piece = { tag: string } | { characters: readonly string[] }

/** Where the words stand in a text. Of rich text what is read is searched; words that a tag divides are not found. */
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
