import { liveFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type LiveRow = Answer<'liveRows'>['list'][number]
export type LiveFilter = Omit<Payload<'liveRows'>, 'after' | 'limit'>

export const liveAddress = addressFilter<LiveFilter>(liveFilter.shape)

/** Calls that become stale when a live stream changes. */
export const CHANGED: readonly CallId[] = ['liveRows']
