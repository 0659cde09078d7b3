import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { DetailDrawer } from '../../ui/detail-drawer'
import { LeadCare } from './lead-care'
import { LeadFacts } from './lead-facts'
import { LeadNotes } from './lead-notes'
import { LeadTrail } from './lead-trail'
import { wording } from './wording'

const words = wording.detail

/** Everything about one lead, beside the list it was opened from. */
export function LeadDrawer({ leadId, onClose }: { leadId: number; onClose: () => void }) {
  const query = useQuery(studioQuery('leadDetail', { lead_id: leadId }))
  return (
    <DetailDrawer
      width={600}
      title={query.data?.lead.nick_name ?? words.title}
      extra={<span className="st-soft st-drawer-number">{words.number(leadId)}</span>}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-lead">
          <LeadFacts lead={data.lead} />
          <LeadCare lead={data.lead} />
          <LeadNotes leadId={leadId} notes={data.notes} />
          <LeadTrail detail={data} />
        </div>
      )}
    </DetailDrawer>
  )
}
