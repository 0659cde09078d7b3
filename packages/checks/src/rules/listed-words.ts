import { placeOf } from '../each'
import { listedWords } from '../listed-words'
import type { Rule } from '../rule'
import { wordsAcrossBorders } from '../words-across-borders'

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
    for (const { last, word } of wordsAcrossBorders(texts, listedWords))
      yield { ...placeOf(last), message: `与后面的文字连读是禁用词：${word}。` }
  },
}

export const listedWordRules: readonly Rule[] = [listedWordsClaimed, listedWordsSplit]
