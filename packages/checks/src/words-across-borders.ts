import type { TextAt } from './texts'
import type { WordSearch } from './word-search'

/** How far on either side of a border anything can matter to a word that crosses it. */
const AROUND = 100
/** Ends a sentence, so that what follows is not read as one word with it. */
const SENTENCE_END = /[。！？!?；;：:，,、)\]]\s*$/

/** A word whose first part ends one text and whose rest begins the next. */
interface WordAcross {
  /** The text before the border. */
  last: TextAt
  word: string
}

/** The words that are read where one text of a page ends and the next begins. */
export function* wordsAcrossBorders(texts: readonly TextAt[], search: WordSearch): Iterable<WordAcross> {
  const read = texts.filter((text) => text.block !== undefined && text.isRead && text.squashed !== '')
  const joined = read.map(({ squashed }) => squashed).join('')
  let border = 0
  for (const [index, { squashed }] of read.entries()) {
    border += squashed.length
    yield* acrossBorder({ read, joined, index, border }, search)
  }
}

interface Border {
  read: readonly TextAt[]
  /** All of them, concatenated. */
  joined: string
  /** The text before the border, and where in the joined text it ends. */
  index: number
  border: number
}

function* acrossBorder({ read, joined, index, border }: Border, search: WordSearch): Iterable<WordAcross> {
  const start = Math.max(0, border - AROUND)
  const around = joined.slice(start, border + AROUND)
  for (const word of search.in(around)) {
    for (const place of search.placesOf(word, around)) {
      const before = border - start - place
      if (before <= 0 || before >= word.length) continue
      const last = read[index]
      // A text that is only a part of the word is there to hide it; otherwise two sentences may meet by chance.
      const isDeliberate =
        before >= (last?.squashed.length ?? 0) ||
        word.length - before >= (read[index + 1]?.squashed.length ?? 0)
      if (last === undefined || (!isDeliberate && SENTENCE_END.test(last.plain))) continue
      yield { last, word }
    }
  }
}
