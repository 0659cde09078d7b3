import { competitionFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type ContestRow = Answer<'competitionList'>['list'][number]
export type ContestDetail = Answer<'competitionDetail'>
export type ContestFilter = Omit<Payload<'competitionList'>, 'after' | 'limit'>

export const contestAddress = addressFilter<ContestFilter>(competitionFilter.shape)

/** Calls whose results are out of date once a contest changes. */
export const CHANGED: readonly CallId[] = ['competitionList', 'competitionDetail']
