import type { ListedWord } from './facts'
import { builtInWords } from './listed-words'
import { remember } from './remember'
import { lettersOf, squash } from './squash'
import type { TextAt } from './texts'
import { claimsBeside, type WordSearch } from './word-search'

/** Finds the words that compliance lists. */
interface OwnWords {
  /** Those that a text claims, in the order of the list. */
  in(text: Pick<TextAt, 'said' | 'squashed'>): ListedWord[]
  /** The same for texts that `squash` made, to find words across the border of two. */
  squashed: WordSearch
  /** The entry of a word that `squashed` returns. */
  entryOf(word: string): ListedWord | undefined
}

const formsOf = remember((word) => ({ letters: lettersOf(word), squashed: squash(word) }))
const letters = remember(lettersOf)
const isClaimed = claimsBeside(builtInWords.map(squash))

const made = new WeakMap<readonly ListedWord[], OwnWords>()

/** The search of a list; the same one for the same array, which nobody changes. */
export function ownWords(list: readonly ListedWord[]): OwnWords {
  const known = made.get(list)
  if (known !== undefined) return known
  const search = searchOf(list)
  made.set(list, search)
  return search
}

function searchOf(list: readonly ListedWord[]): OwnWords {
  const entries = new Map<string, ListedWord>()
  const inSquashed: string[] = []
  const inLetters: string[] = []
  for (const entry of list) {
    const form = formsOf(entry.word)
    entries.set(form.letters, entry)
    // Squashed, 加V信 is 加信, which 增加信心 contains too: such a word is searched for with its letters.
    if (form.squashed === form.letters) inSquashed.push(form.letters)
    if (/[a-z0-9]/.test(form.letters)) inLetters.push(form.letters)
  }
  const squashed = pairSearch(inSquashed)
  const withLetters = pairSearch(inLetters)
  const isIn = (text: Pick<TextAt, 'said' | 'squashed'>) =>
    new Set([
      ...squashed.in(text.squashed),
      ...(inLetters.length > 0 ? withLetters.in(letters(text.said)) : []),
    ])
  return {
    in: (text) => Array.from(isIn(text), (word) => entries.get(word)).filter((entry) => entry !== undefined),
    squashed,
    entryOf: (word) => entries.get(word),
  }
}

/**
 * Like `wordSearch`, for thousands of words: the words that can begin at a position are looked up by its first two
 * characters.
 */
function pairSearch(list: readonly string[]): WordSearch {
  const words = new Set(list)
  const lengths = new Map<string, Set<number>>()
  for (const word of list) {
    const pair = word.slice(0, 2)
    const known = lengths.get(pair)
    if (known) known.add(word.length)
    else lengths.set(pair, new Set([word.length]))
  }
  return {
    in(text) {
      const found = new Set<string>()
      for (let at = 0; words.size > 0 && at + 1 < text.length; at += 1) {
        for (const length of lengths.get(text.slice(at, at + 2)) ?? []) {
          const word = text.slice(at, at + length)
          if (words.has(word) && !found.has(word) && isClaimed(word, text, at)) found.add(word)
        }
      }
      return [...found]
    },
    placesOf(word, text) {
      const places: number[] = []
      for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
        if (isClaimed(word, text, at)) places.push(at)
      }
      return places
    },
  }
}
