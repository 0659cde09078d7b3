import type { LeadStatus as Status } from '@yingzao/contract/studio'
import { StatusMark } from '../../ui/status-mark'
import { statusTones } from './lead-words'
import { wording } from './wording'

/** Where a lead stands. */
export function LeadStatus({ status }: { status: Status }) {
  return <StatusMark tone={statusTones[status]}>{wording.statuses[status]}</StatusMark>
}
