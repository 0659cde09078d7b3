import type { ListedWord } from './facts'
import { listedWordsIn } from './listed-words'
import { ownWords } from './own-words'
import { lettersOf, squash } from './squash'

/** A word that a text says, and where. */
export interface FoundWord {
  /** As it is listed. */
  word: string
  severity: 'error' | 'warning'
  /** Empty for a word that is built in. */
  why: string
  instead: string
  /** In characters (UTF-16) of the text, as it is written: 稳·赚. */
  start: number
  end: number
}

/** The built-in words and those of a list in one text. For a sentence or two: it looks at every place of the text. */
export function findWords(text: string, words: readonly ListedWord[]): FoundWord[] {
  const builtIn = listedWordsIn(text).map(
    (word): FoundWord => ({
      word,
      severity: 'error',
      why: '',
      instead: '',
      ...placeOf(text, word, (part) => listedWordsIn(part).includes(word)),
    }),
  )
  const search = ownWords(words)
  const isIn = (part: string, entry: ListedWord) =>
    search.in({ said: part, squashed: squash(part) }).includes(entry)
  const own = search
    .in({ said: text, squashed: squash(text) })
    .map((entry) => ({ ...entry, ...placeOf(text, lettersOf(entry.word), (part) => isIn(part, entry)) }))
  return [...builtIn, ...own].sort((a, b) => a.start - b.start)
}

/** The first place that claims the word: where it ends, and from there back to where it begins. */
function placeOf(
  text: string,
  folded: string,
  claims: (part: string) => boolean,
): { start: number; end: number } {
  let end = 1
  while (end < text.length && !claims(text.slice(0, end))) end += 1
  let start = end - 1
  const holds = (part: string) => squash(part).includes(folded) || lettersOf(part).includes(folded)
  while (start > 0 && !holds(text.slice(start, end))) start -= 1
  return { start, end }
}
