import type { ContractState } from '@yingzao/contract/studio'
import type { Answer, CallId } from '../../state/calls'
import type { Tone } from '../../ui/status-mark'

export type ContractRow = Answer<'contractList'>['list'][number]
export type ContractDetail = Answer<'contractRead'>
export type VersionRow = ContractDetail['versions'][number]

/** Calls whose results are out of date once a contract changes. */
export const CHANGED: readonly CallId[] = ['contractList', 'contractRead']

export const TONES: Record<ContractState, Tone> = { draft: 'busy', live: 'success', past: 'quiet' }
