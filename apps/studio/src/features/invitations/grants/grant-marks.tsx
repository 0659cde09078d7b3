import type { InviteSign, PrizeGrantState } from '@yingzao/contract/studio'
import { Tag } from 'antd'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import { wording } from './wording'

const TONES: Record<PrizeGrantState, Tone> = {
  held: 'warning',
  waiting: 'new',
  done: 'success',
  void: 'quiet',
}

/** The state of a promised prize. */
export function GrantMark({ state }: { state: PrizeGrantState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}

/** The signs that one person is behind many invitations, in words. */
export function Signs({ signs }: { signs: readonly InviteSign[] }) {
  return (
    <span className="iv-signs">
      {signs.map((sign) => (
        <Tag key={sign} color="warning">
          {wording.signs[sign]}
        </Tag>
      ))}
    </span>
  )
}
