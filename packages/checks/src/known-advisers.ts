import type { AdviserFacts, PageFacts } from './facts'
import { fold } from './fold'

/** With these a new deployment begins. */
export const SAMPLE = /^示例/

/** Who advises for the company and under which numbers, as they are compared. */
export interface KnownAdvisers {
  /** Whether the company keeps a list, so that a number that is not in it is nobody's. */
  isList: boolean
  all: readonly AdviserFacts[]
  /** Several may share a name. */
  named(name: string): readonly AdviserFacts[]
  numbered(number: string): AdviserFacts | undefined
}

/** The adviser of the footers and those of the list. */
export function knownAdvisers({ site, advisers = [] }: PageFacts): KnownAdvisers {
  const printed = site === undefined ? [] : [{ name: site.adviser, number: site.adviser_no }]
  const all = [...printed, ...advisers].filter(
    ({ name, number }) =>
      name.trim().length > 1 && number.trim() !== '' && !SAMPLE.test(name) && !SAMPLE.test(number),
  )
  return {
    isList: advisers.length > 0,
    all,
    named: (name) => all.filter((one) => isSame(one.name, name)),
    numbered: (number) => all.find((one) => isSame(one.number, number)),
  }
}

/** Whether two texts differ only in the width or case of their characters. */
export function isSame(one: string, other: string): boolean {
  return fold(one.trim()).text === fold(other.trim()).text
}
