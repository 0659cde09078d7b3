import type { OperationResponse, Operations } from '@yingzao/contract/server'

export type ContestStatus = OperationResponse<Operations['competitionHome']>['status']

/** The state of a contest by the database's clock. */
export interface ContestClock {
  hasSignupBegun: boolean
  isSignupOver: boolean
  /** Its first day has begun. */
  hasBegun: boolean
  /** Its last day is over. */
  isOver: boolean
  /** Its ranking is final. */
  isClosed: boolean
}

/** The status of a contest. If sign-up goes on after trading has begun, it counts as running. */
export function statusOf({ hasSignupBegun, isSignupOver, hasBegun, isClosed }: ContestClock): ContestStatus {
  if (isClosed) return 'settled'
  if (hasBegun) return 'running'
  if (isSignupOver) return 'waiting'
  return hasSignupBegun ? 'signup' : 'before'
}
