import type { Answer } from '../../state/calls'

export type Status = Answer<'marketSourceStatus'>
