import { experimentFilter } from '@yingzao/contract/studio'
import type { Answer, CallId, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'

export type ExperimentRow = Answer<'experimentList'>['list'][number]
export type ExperimentDetail = Answer<'experimentDetail'>
export type ExperimentEpoch = Answer<'experimentResult'>['epochs'][number]
export type EpochVariant = ExperimentEpoch['variants'][number]
export type ExperimentFilter = Omit<Payload<'experimentList'>, 'after' | 'limit'>

export const experimentAddress = addressFilter<ExperimentFilter>(experimentFilter.shape)

/** Calls that become stale when an experiment changes. */
export const CHANGED: readonly CallId[] = ['experimentList', 'experimentDetail', 'experimentResult']
