import { StatusMark, type Tone } from '../../ui/status-mark'
import type { TourRow } from './tour-rows'
import { wording } from './wording'

const TONES: Record<TourRow['state'], Tone> = { coming: 'new', on: 'success', over: 'quiet' }

/** Whether a tour is on, and whether somebody has closed it before its time. */
export function TourMark({ tour: { state, is_open } }: { tour: Pick<TourRow, 'state' | 'is_open'> }) {
  return (
    <>
      <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
      {!is_open && <div className="st-soft">{wording.closedByHand}</div>}
    </>
  )
}
