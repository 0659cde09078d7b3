import type { OpenDayVisitState } from '@yingzao/contract/studio'
import type { Answer, CallId } from '../../state/calls'

export type OpenDayRow = Answer<'openDayRows'>['list'][number]
export type SessionRow = OpenDayRow['sessions'][number]
export type VisitRow = Answer<'openDayVisitList'>['list'][number]

/** The filter of an open day's registrations. */
export interface VisitFilter {
  session_id?: string | undefined
  state?: OpenDayVisitState | undefined
}

/** Calls that become stale when an open day changes. */
export const CHANGED: readonly CallId[] = ['openDayRows', 'openDayVisitList']

/** The totals of the sessions that were not cancelled. */
export function sumOf({ sessions }: OpenDayRow) {
  const sum = { quota: 0, used: 0, entered: 0 }
  for (const { state, quota, used, entered } of sessions) {
    if (state === 'cancelled') continue
    sum.quota += quota
    sum.used += used
    sum.entered += entered
  }
  return sum
}

/** The first session that has not begun. */
export function nextOf({ sessions }: OpenDayRow): SessionRow | undefined {
  return sessions.find(({ state }) => state === 'coming')
}
