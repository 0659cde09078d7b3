import type { RefundState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<RefundState, Tone> = {
  asked: 'warning',
  released: 'new',
  refunded: 'success',
  declined: 'quiet',
  abnormal: 'warning',
}

/** The state of a refund. */
export function RefundMark({ state }: { state: RefundState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
