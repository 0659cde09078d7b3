import type { SaleState } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<SaleState, Tone> = { on: 'success', coming: 'new', ended: 'quiet', off: 'quiet' }

/** Whether something is currently on sale. */
export function SaleMark({ state }: { state: SaleState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}
