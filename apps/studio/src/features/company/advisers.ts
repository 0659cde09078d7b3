import type { Answer } from '../../state/calls'
import { wording } from './wording'

export type Adviser = Answer<'companyDetail'>['advisers'][number]

/** Whether two lists name the same people with the same numbers, in the same order. */
export function sameAdvisers(one: readonly Adviser[], other: readonly Adviser[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, number }, index) => name === other[index]?.name && number === other[index].number)
  )
}

export function adviserText({ name, number }: Adviser): string {
  return wording.advisers.one(name, number)
}

/** Returns who was added and who was removed, as a row of a history; nothing where nobody was. */
export function adviserRows(before: readonly Adviser[], after: readonly Adviser[]) {
  const gone = without(before, after)
  const come = without(after, before)
  if (gone.length + come.length === 0) return []
  const listed = (list: readonly Adviser[]) => wording.listed(list.map(adviserText))
  return [{ label: wording.advisers.title, before: listed(gone), after: listed(come) }]
}

function without(list: readonly Adviser[], others: readonly Adviser[]): Adviser[] {
  return list.filter((one) => !others.some((other) => sameAdvisers([one], [other])))
}
