import { foldedWord } from '@yingzao/checks'
import type { Answer } from '../../state/calls'
import { wording } from './wording'

type Content = Answer<'wordListDetail'>['in_force']
export type Word = Content['words'][number]
export type Weights = Content['rules']

/** The list being edited, which is not stored anywhere. */
export interface Draft {
  words: readonly Word[]
  rules: Weights
}

/** How a list differs from another. */
export interface Differences {
  added: readonly Word[]
  removed: readonly Word[]
  changed: readonly Word[]
  /** Ids of rules. */
  rules: readonly string[]
}

/** The differences between two lists; a word is the same however it is written. */
export function differencesOf(from: Draft, to: Draft): Differences {
  const [before, after] = [byWord(from.words), byWord(to.words)]
  const ids = [...new Set([...Object.keys(from.rules), ...Object.keys(to.rules)])].sort()
  return {
    added: to.words.filter(({ word }) => !before.has(foldedWord(word))),
    removed: from.words.filter(({ word }) => !after.has(foldedWord(word))),
    changed: to.words.filter((entry) => {
      const known = before.get(foldedWord(entry.word))
      return known !== undefined && !isSame(known, entry)
    }),
    rules: ids.filter((id) => from.rules[id] !== to.rules[id]),
  }
}

/** The differences in words; empty: the lists are the same. */
export function summaryOf({ added, removed, changed, rules }: Differences): string[] {
  const words = wording.draft
  return [
    ...(added.length > 0 ? [words.added(added.length)] : []),
    ...(removed.length > 0 ? [words.removed(removed.length)] : []),
    ...(changed.length > 0 ? [words.changed(changed.length)] : []),
    ...(rules.length > 0 ? [words.rules(rules.length)] : []),
  ]
}

/** Adds these words, each replacing the one that is the same; `instead` is the word that is being changed. */
export function withWords(draft: Draft, entries: readonly Word[], instead?: Word): Draft {
  const own = byWord(entries)
  const folded = instead && foldedWord(instead.word)
  const [first] = entries
  const kept = draft.words.flatMap((known) => {
    const key = foldedWord(known.word)
    if (key === folded && first !== undefined) {
      own.delete(foldedWord(first.word))
      return [first]
    }
    const replaced = own.get(key)
    own.delete(key)
    return [replaced ?? known]
  })
  return { ...draft, words: [...own.values(), ...kept] }
}

/** Removes a word. */
export function withoutWord(draft: Draft, { word }: Word): Draft {
  const folded = foldedWord(word)
  return { ...draft, words: draft.words.filter((known) => foldedWord(known.word) !== folded) }
}

/** Sets another weight for a rule; undefined: the built-in one. */
export function withWeight(draft: Draft, rule: string, weight: Weights[string] | undefined): Draft {
  const { [rule]: _, ...rules } = draft.rules
  return { ...draft, rules: weight === undefined ? rules : { ...rules, [rule]: weight } }
}

function byWord(words: readonly Word[]): Map<string, Word> {
  return new Map(words.map((entry) => [foldedWord(entry.word), entry]))
}

function isSame(one: Word, other: Word): boolean {
  return (
    one.word === other.word &&
    one.severity === other.severity &&
    one.why === other.why &&
    one.instead === other.instead
  )
}
