import { rankOf } from '../block-labels/search-words'

/** Milliseconds after which a letter begins another word. */
const PAUSE_MS = 600

export interface Typeahead {
  /** Takes a letter and returns the row to go to; -1 when none begins with it. */
  type(letter: string, titles: readonly string[], from: number): number
}

/**
 * Finds rows by their first letters, including those of pinyin. Letters in quick succession form a word; the same
 * letter again goes on to the next row that begins with it.
 */
export function createTypeahead(now: () => number): Typeahead {
  let typed = ''
  let at = Number.NEGATIVE_INFINITY
  return {
    type(letter, titles, from) {
      const isNew = now() - at > PAUSE_MS
      at = now()
      const isRepeat = !isNew && Array.from(typed).every((other) => other === letter)
      typed = isNew ? letter : typed + letter
      const found = findFrom(titles, typed, isNew ? from + 1 : from)
      // The same letter twice may begin a word, and then that word wins.
      return found === -1 && isRepeat ? findFrom(titles, letter, from + 1) : found
    },
  }
}

function findFrom(titles: readonly string[], word: string, from: number): number {
  for (let step = 0; step < titles.length; step++) {
    const at = (from + step) % titles.length
    if (BEGINS.has(rankOf(word, titles[at] ?? ''))) return at
  }
  return -1
}

/** Ranks of a title that begins with the word, in Chinese or in pinyin. */
const BEGINS: ReadonlySet<number> = new Set([5, 3])
