import type { OrderStatus as Status } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<Status, Tone> = { 0: 'new', 1: 'success', 2: 'quiet', 3: 'warning' }

/** The status of an order. */
export function OrderStatus({ status }: { status: Status }) {
  return <StatusMark tone={TONES[status]}>{wording.statuses[status]}</StatusMark>
}
