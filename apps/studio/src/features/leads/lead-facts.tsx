import { dateTimeText } from '../../state/date-time-text'
import { HandsetReveal } from './handset-reveal'
import type { LeadRow } from './use-leads'
import { wording } from './wording'

/** Who left the phone, where and when. */
export function LeadFacts({ lead }: { lead: LeadRow }) {
  const { page_code, page_title, version_id, cps_id } = lead
  return (
    <dl className="st-facts">
      <dt>{wording.columns.handset}</dt>
      <dd className="st-facts-wide">
        <HandsetReveal leadId={lead.lead_id} masked={lead.handset} />
      </dd>
      <dt>{wording.columns.page}</dt>
      <dd>
        {page_code
          ? wording.detail.page(page_title || page_code, version_id)
          : wording.detail.version(version_id)}{' '}
        {page_title && <span className="st-soft">{page_code}</span>}
      </dd>
      <dt>{wording.columns.channel}</dt>
      <dd>{cps_id || '—'}</dd>
      <dt>{wording.columns.consent}</dt>
      <dd className={lead.consent === 'recorded' ? undefined : 'st-warn'}>
        {wording.consents[lead.consent]}
      </dd>
      <dt>{wording.detail.callback}</dt>
      <dd>{wording.callbacks[lead.callback]}</dd>
      <dt>{wording.columns.created}</dt>
      <dd>{dateTimeText(lead.created_at, { exact: true })}</dd>
      <dt>{wording.detail.updated}</dt>
      <dd>{dateTimeText(lead.updated_at, { exact: true })}</dd>
    </dl>
  )
}
