import type { LeadStatus as Status } from '@yingzao/contract/studio'
import { StatusMark } from '../../ui/status-mark'
import { wording } from '../../wording'
import { statusTones } from './lead-words'

/** Where a lead stands. */
export function LeadStatus({ status }: { status: Status }) {
  return <StatusMark tone={statusTones[status]}>{wording.leads.statuses[status]}</StatusMark>
}
