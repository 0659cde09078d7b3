import { simPlayerFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../../state/calls'
import { addressFilter } from '../../../ui/list/address-filter'

export type PlayerRow = Answer<'simPlayerList'>['list'][number]
export type PlayerDetail = Answer<'simPlayerDetail'>
export type PlayerFilter = Omit<Payload<'simPlayerList'>, 'competition_id' | 'after' | 'limit'>

export const playerAddress = addressFilter<PlayerFilter>(simPlayerFilter.shape)

/** Calls whose results are out of date after a decision about a player. */
export const CHANGED: readonly CallId[] = [
  'simPlayerList',
  'simPlayerDetail',
  'competitionList',
  'competitionDetail',
]
