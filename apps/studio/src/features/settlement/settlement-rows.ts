import { simSuspectFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type Days = Answer<'simDayList'>
export type Suspect = Answer<'simSuspectList'>['list'][number]
export type SuspectFilter = Omit<Payload<'simSuspectList'>, 'after' | 'limit'>

const views = ['days', 'verify', 'suspects'] as const
export type View = (typeof views)[number]

/** The content of the section's URL: the contest, the view, and the filter of prices that cannot be right. */
export interface Place extends SuspectFilter {
  contest?: string | undefined
  view?: View | undefined
}

export const placeAddress = addressFilter<Place>({
  contest: { safeParse: (data) => ({ success: /^[\w-]{1,64}$/.test(String(data)), data }) },
  view: { safeParse: (data) => ({ success: views.some((view) => view === data), data }) },
  ...simSuspectFilter.shape,
})

/** Calls that become stale when a day is settled. */
export const SETTLED: readonly CallId[] = ['simDayList', 'settlementContests', 'simSuspectList']
