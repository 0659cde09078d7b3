import { Tag } from 'antd'
import { StatusMark, type Tone } from '../../ui/status-mark'
import type { BatchRow } from './feed-rows'
import { wording } from './wording'

const TONES: Record<BatchRow['state'], Tone> = { waiting: 'warning', approved: 'busy', refused: 'quiet' }

/** The state of a batch, and whether visitors see it. */
export function BatchMark({ batch: { state, is_out } }: { batch: Pick<BatchRow, 'state' | 'is_out'> }) {
  if (is_out) return <StatusMark tone="success">{wording.out}</StatusMark>
  const text = state === 'approved' ? wording.notOut : wording.states[state]
  return <StatusMark tone={TONES[state]}>{text}</StatusMark>
}

/** Who data is from, and whether it was made up to show a page, which is said once. */
export function SourceText({ of }: { of: Pick<BatchRow, 'source' | 'is_simulated'> }) {
  if (!of.is_simulated) return of.source
  return (
    <>
      {of.source !== wording.simulatedSource && `${of.source} `}
      <Tag className="fd-simulated">{wording.simulated}</Tag>
    </>
  )
}
