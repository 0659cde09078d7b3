import type { ListedWord, RuleWeight } from './facts'
import { rules } from './rules'
import { lettersOf } from './squash'
import { mayRest } from './weights'

/** How many words a compliance list may have, and how long each may be once folded, in characters. */
const WORD_LIMITS = { words: 2_000, shortest: 2, longest: 40 } as const

/** What is said about a word that cannot be listed. A Studio in another language has its own wording. */
export const wordProblems = {
  short: (least: number) => `去掉空格和符号后至少要有 ${least} 个字。`,
  long: (most: number) => `去掉空格和符号后最多 ${most} 个字。`,
}

/** A word in the form that is compared: two with the same form are one word. */
export function foldedWord(word: string): string {
  return lettersOf(word)
}

/** Why a word cannot be listed, as operators read it. Undefined: it can. */
export function problemOfWord(word: string, said = wordProblems): string | undefined {
  const { length } = Array.from(foldedWord(word))
  if (length < WORD_LIMITS.shortest) return said.short(WORD_LIMITS.shortest)
  if (length > WORD_LIMITS.longest) return said.long(WORD_LIMITS.longest)
  return undefined
}

/** Everything wrong with a list, in words for operators. Empty: it can be tried. */
export function problemsOfList({
  words,
  rules: weights,
}: {
  words: readonly ListedWord[]
  rules: Readonly<Record<string, RuleWeight>>
}): string[] {
  const problems: string[] = []
  if (words.length > WORD_LIMITS.words) problems.push(`词库最多 ${WORD_LIMITS.words} 个词。`)
  const seen = new Map<string, string>()
  for (const { word } of words) {
    const problem = problemOfWord(word)
    if (problem) problems.push(`“${word}”：${problem}`)
    const folded = foldedWord(word)
    const same = seen.get(folded)
    if (same !== undefined) problems.push(`“${word}”与“${same}”是同一个词。`)
    seen.set(folded, word)
  }
  for (const [id, weight] of Object.entries(weights)) {
    const rule = rules.find((one) => one.id === id)
    if (rule === undefined) problems.push(`没有编号为 ${id} 的规则。`)
    else if (weight !== 'error' && !mayRest(id) && !(weight === 'warning' && rule.severity === 'info'))
      problems.push(`规则“${rule.title}”不能调低或关闭。`)
  }
  return problems
}
