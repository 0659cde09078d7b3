import { placeOf } from '../each'
import type { ListedWord } from '../facts'
import { ownWords } from '../own-words'
import type { Hit, Rule } from '../rule'
import type { TextAt } from '../texts'
import { wordsAcrossBorders } from '../words-across-borders'

/** Nothing that a visitor reads or hears says what compliance has listed. */
const ownWordsSaid: Rule = {
  id: 'own-words',
  group: 'compliance',
  severity: 'error',
  title: '含有词库中的词',
  why: '合规把这些词列入了“词库与规则”，每个词为什么不能用写在词库里。',
  fix: '请删除或改写这些词；确实需要使用时，请合规同事修改“词库与规则”。',
  *find({ texts, facts: { words = [] } }) {
    if (words.length === 0) return
    const search = ownWords(words)
    for (const text of texts) {
      const found = search.in(text)
      if (found.length > 0) yield { ...placeOf(text), ...sayingOf(text, found) }
    }
  },
}

/** Nor across the border of two blocks. */
const ownWordsSplit: Rule = {
  id: 'own-words-split',
  group: 'compliance',
  severity: 'error',
  title: '词库中的词被拆开',
  why: '访客把相邻的文字连着读，拆到几个组件里的词仍是那个词。',
  fix: '请改写这几处相邻的文字。',
  *find({ texts, facts: { words = [] } }) {
    if (words.length === 0) return
    const search = ownWords(words)
    for (const { last, word } of wordsAcrossBorders(texts, search.squashed)) {
      const entry = search.entryOf(word)
      if (entry === undefined) continue
      yield {
        ...placeOf(last),
        severity: entry.severity,
        message: `与后面的文字连读是词库中的词：${wordsOf(entry)}。`,
      }
    }
  },
}

/** One finding for each place, as grave as the gravest of its words. */
function sayingOf(
  { said }: TextAt,
  found: readonly ListedWord[],
): Pick<Hit, 'message' | 'severity' | 'correction'> {
  const [only] = found
  const isCertain =
    found.length === 1 && only !== undefined && only.instead !== '' && said.includes(only.word)
  return {
    severity: found.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    message: `含有词库中的词：${found.map(wordsOf).join('、')}。`,
    ...(isCertain && { correction: { from: only.word, to: only.instead } }),
  }
}

function wordsOf({ word, why, instead }: ListedWord): string {
  return `“${word}”（${why}${instead === '' ? '' : `；可改为“${instead}”`}）`
}

export const ownWordRules: readonly Rule[] = [ownWordsSaid, ownWordsSplit]
