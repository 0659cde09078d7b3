import type { CouponBatchState, CouponState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const BATCH_TONES: Record<CouponBatchState, Tone> = {
  on: 'success',
  coming: 'new',
  ended: 'quiet',
  gone: 'warning',
  off: 'quiet',
}

const TONES: Record<CouponState, Tone> = { unused: 'new', locked: 'busy', used: 'success', expired: 'quiet' }

/** Whether coupons of a batch can be received now. */
export function BatchMark({ state }: { state: CouponBatchState }) {
  return <StatusMark tone={BATCH_TONES[state]}>{wording.batchStates[state]}</StatusMark>
}

/** What has become of somebody's coupon. */
export function CouponMark({ state }: { state: CouponState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
