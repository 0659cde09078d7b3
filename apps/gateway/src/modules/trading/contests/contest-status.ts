import type { OperationResponse, Operations } from '@yingzao/contract/server'

export type ContestStatus = OperationResponse<Operations['competitionHome']>['status']

/** What the clock of the database says of a contest. */
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

/** Where a contest stands. Sign-up may go on while it is traded; then that is what it is. */
export function statusOf({ hasSignupBegun, isSignupOver, hasBegun, isClosed }: ContestClock): ContestStatus {
  if (isClosed) return 'settled'
  if (hasBegun) return 'running'
  if (isSignupOver) return 'waiting'
  return hasSignupBegun ? 'signup' : 'before'
}
