import { placeOf } from '../each'
import { listedWords } from '../listed-words'
import type { Hit, Rule } from '../rule'
import type { TextAt } from '../texts'

/** Nothing a visitor reads or hears promises returns or claims what advertising must not claim. */
const listedWordsClaimed: Rule = {
  id: 'listed-words',
  group: 'compliance',
  severity: 'error',
  title: '含有禁用词',
  why: '投资顾问业务推广不得承诺收益、使用绝对化用语或暗示内幕消息。',
  fix: '请删除或改写这些词。',
  *find({ texts }) {
    for (const text of texts) {
      const words = listedWords.in(text.squashed)
      if (words.length > 0) yield { ...placeOf(text), message: `含有禁用词：${words.join('、')}。` }
    }
  },
}

/** A listed word does not hide across the border of two blocks. */
const listedWordsSplit: Rule = {
  id: 'listed-words-split',
  group: 'compliance',
  severity: 'error',
  title: '禁用词被拆开',
  why: '访客把相邻的文字连着读，拆到几个组件里的禁用词仍是禁用词。',
  fix: '请改写这几处相邻的文字。',
  *find({ texts }) {
    const read = texts.filter((text) => text.block !== undefined && text.isRead && text.squashed !== '')
    const joined = read.map(({ squashed }) => squashed).join('')
    let border = 0
    for (const [index, { squashed }] of read.entries()) {
      border += squashed.length
      yield* acrossBorder({ read, joined, index, border })
    }
  },
}

/** How far on either side of a border there is anything to learn of a word that crosses it. */
const AROUND = 100
/** Ends a sentence, so that what follows is not read as one word with it. */
const SENTENCE_END = /[。！？!?；;：:，,、)\]]\s*$/

interface Border {
  read: readonly TextAt[]
  /** All of them, one behind the other. */
  joined: string
  /** The text before the border, and where in the joined text it ends. */
  index: number
  border: number
}

function* acrossBorder({ read, joined, index, border }: Border): Iterable<Hit> {
  const start = Math.max(0, border - AROUND)
  const around = joined.slice(start, border + AROUND)
  for (const word of listedWords.in(around)) {
    for (const place of listedWords.placesOf(word, around)) {
      const before = border - start - place
      if (before <= 0 || before >= word.length) continue
      const last = read[index]
      // Nobody writes a text of one such character but to hide the word; else two sentences may meet by chance.
      const isDeliberate =
        before >= (last?.squashed.length ?? 0) ||
        word.length - before >= (read[index + 1]?.squashed.length ?? 0)
      if (last === undefined || (!isDeliberate && SENTENCE_END.test(last.plain))) continue
      yield { ...placeOf(last), message: `与后面的文字连读是禁用词：${word}。` }
    }
  }
}

export const listedWordRules: readonly Rule[] = [listedWordsClaimed, listedWordsSplit]
