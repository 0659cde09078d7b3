import { prizeGrantFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'

export type GrantRow = Answer<'prizeGrantList'>['list'][number]
export type GrantDetail = Answer<'prizeGrantDetail'>
export type GrantFilter = Omit<Payload<'prizeGrantList'>, 'after' | 'limit'>

export const grantAddress = addressFilter<GrantFilter>(prizeGrantFilter.shape)

/** Calls that become stale when a prize is decided on. */
export const CHANGED: readonly CallId[] = [
  'prizeGrantList',
  'prizeGrantDetail',
  'inviteActivityList',
  'inviteActivityDetail',
]
