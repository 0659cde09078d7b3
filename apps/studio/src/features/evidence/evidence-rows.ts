import type { Answer, Payload } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { wording } from './wording'

export type Asked = Payload<'evidenceSearch'>
export type Sighting = Answer<'evidenceSearch'>['list'][number]
export type KeptPage = Answer<'evidencePage'>

/** What somebody is searched by. */
export type By = keyof typeof wording.form.bys

export function byOf({ lead_id, pid }: Pick<Asked, 'lead_id' | 'pid'>): By {
  if (lead_id !== undefined) return 'lead'
  return pid === undefined ? 'handset' : 'order'
}

/** A sighting with its place in the list. */
export interface Entry {
  index: number
  /** `14:05:33`. */
  time: string
  sighting: Sighting
}

/** What was seen and done on a day in China. */
export interface Day {
  /** `2026-11-21`. */
  day: string
  entries: Entry[]
}

/** The days of a list, in its order. */
export function daysOf(list: readonly Sighting[]): Day[] {
  const days: Day[] = []
  for (const [index, sighting] of list.entries()) {
    const [day = '', time = ''] = dateTimeText(sighting.at, { exact: true }).split(' ')
    const last = days.at(-1)
    const entry = { index, time, sighting }
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** Which page it was, in which version and variant, and in which container. */
export function placeText({ page_code, page_title, page_version, variant, container }: Sighting): string {
  const { containers, item } = wording
  return [
    page_title || page_code || item.unknownPage,
    ...(page_version === null ? [] : [item.version(page_version)]),
    ...(variant === null ? [] : [item.variant(variant)]),
    container === null ? item.unknownContainer : containers[container],
  ].join(' · ')
}
