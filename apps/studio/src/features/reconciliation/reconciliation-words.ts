import type { Answer } from '../../state/calls'
import { moneyText } from '../../ui/money-text'
import type { Tone } from '../../ui/status-mark'
import { wording } from './wording'

export type DayRow = Answer<'billDayList'>['list'][number]
export type DifferenceRow = Answer<'differenceList'>['list'][number]

/** The state of a day, in a word: a day without a bill says why it has none. */
export function dayState({ state, fetched_at, problem }: DayRow): { tone: Tone; text: string } {
  if (state === 'closed') return { tone: 'success', text: wording.states.closed }
  if (state === 'signed') return { tone: 'busy', text: wording.states.signed }
  if (fetched_at !== null) return { tone: 'warning', text: wording.states.open }
  if (problem === null || problem === 'absent') return { tone: 'new', text: wording.waiting }
  return { tone: 'warning', text: wording.problems[problem] }
}

/** How a difference is marked. */
export const differenceTones: Record<DifferenceRow['state'], Tone> = {
  open: 'warning',
  settled: 'success',
  signed: 'busy',
}

/** How far the bill is from our books: with plus or minus. */
export function gapText(fen: number): string {
  return `${fen < 0 ? '−' : fen > 0 ? '+' : ''}${moneyText(Math.abs(fen))}`
}

/** Words of a table as a list to choose from. */
export function optionsOf<Name extends string>(
  words: Record<Name, string>,
): { value: Name; label: string }[] {
  return Object.entries<string>(words).map(([value, label]) => ({ value: value as Name, label }))
}
