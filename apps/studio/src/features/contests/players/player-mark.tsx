import { StatusMark } from '../../../ui/status-mark'
import { wording } from './wording'

/** Whether somebody still takes part. */
export function PlayerMark({ isOut }: { isOut: boolean }) {
  return (
    <StatusMark tone={isOut ? 'warning' : 'success'}>
      {isOut ? wording.disqualified : wording.qualified}
    </StatusMark>
  )
}
