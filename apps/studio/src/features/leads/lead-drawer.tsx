import { useQuery } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { studioQuery } from '../../state/queries'
import { isRefusal } from '../../state/studio-problem'
import { ProblemNote } from '../../ui/problem-note'
import { useReturnFocus } from '../../ui/use-return-focus'
import { LeadCare } from './lead-care'
import { LeadFacts } from './lead-facts'
import { LeadNotes } from './lead-notes'
import { LeadTrail } from './lead-trail'
import { wording } from './wording'

const words = wording.detail

/** Everything about one lead, beside the list it was opened from. */
export function LeadDrawer({ leadId, onClose }: { leadId: number; onClose: () => void }) {
  useReturnFocus()
  const { data, error, refetch } = useQuery(studioQuery('leadDetail', { lead_id: leadId }))
  return (
    <Drawer
      open
      size={600}
      mask={{ enabled: false }}
      title={data ? data.lead.nick_name : words.title}
      extra={<span className="st-soft st-drawer-number">{words.number(leadId)}</span>}
      onClose={onClose}
    >
      {data ? (
        <div className="st-lead">
          <LeadFacts lead={data.lead} />
          <LeadCare lead={data.lead} />
          <LeadNotes leadId={leadId} notes={data.notes} />
          <LeadTrail detail={data} />
        </div>
      ) : error ? (
        <ProblemNote
          problem={error}
          {...(!isRefusal(error, 'notFound') && { retry: () => void refetch() })}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  )
}
