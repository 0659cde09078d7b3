import { studioOperations } from '@yingzao/contract/studio'
import { App, Select } from 'antd'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { LeadStatus } from './lead-status'
import { statusOptions } from './lead-words'
import type { LeadRow } from './use-leads'
import { type MemberOption, useMemberOptions } from './use-member-options'
import { wording } from './wording'

/** Stands for nobody in the list of members. */
const NOBODY = 0

/** The lead's status and who takes care of it; members who may change these do so here. */
export function LeadCare({ lead }: { lead: LeadRow }) {
  const member = useMember()
  if (mayCall(member, studioOperations.leadAssign)) return <ChangeCare lead={lead} />
  return (
    <dl className="st-facts">
      <dt>{wording.columns.status}</dt>
      <dd>
        <LeadStatus status={lead.status} />
      </dd>
      <dt>{wording.columns.assignee}</dt>
      <dd>{lead.assignee?.name ?? wording.nobody}</dd>
    </dl>
  )
}

function ChangeCare({ lead }: { lead: LeadRow }) {
  const { message } = App.useApp()
  const members = useMemberOptions()
  const changes = ['leadList', 'leadDetail'] as const
  const setStatus = useStudioCall('leadSetStatus', { changes })
  const assign = useStudioCall('leadAssign', { changes })
  const lead_ids = [lead.lead_id]
  const done = {
    onSuccess: () => void message.success(wording.detail.saved),
    onError: (error: unknown) => void message.error(problemText(error)),
  }
  return (
    <div className="st-care">
      <div>
        <label htmlFor="lead-status">{wording.columns.status}</label>
        <Select
          id="lead-status"
          value={lead.status}
          options={statusOptions}
          loading={setStatus.isPending}
          onChange={(status) => setStatus.mutate({ lead_ids, status }, done)}
        />
      </div>
      <div>
        <label htmlFor="lead-assignee">{wording.columns.assignee}</label>
        <Select
          id="lead-assignee"
          value={lead.assignee?.member_id ?? NOBODY}
          options={[{ value: NOBODY, label: wording.nobody }, ...withPresent(members, lead.assignee)]}
          loading={assign.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(id) => assign.mutate({ lead_ids, member_id: id === NOBODY ? null : id }, done)}
        />
      </div>
    </div>
  )
}

/** The current assignee may have been disabled, or may no longer be an operator, and must still be named. */
function withPresent(members: MemberOption[], present: LeadRow['assignee']): MemberOption[] {
  if (!present || members.some(({ value }) => value === present.member_id)) return members
  return [...members, { value: present.member_id, label: present.name }]
}
