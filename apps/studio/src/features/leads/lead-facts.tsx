import { momentText } from '../../state/moment-text'
import { wording } from '../../wording'
import { HandsetReveal } from './handset-reveal'
import type { LeadRow } from './use-leads'

const words = wording.leads

/** Who left the phone, where and when. */
export function LeadFacts({ lead }: { lead: LeadRow }) {
  const { page_code, page_title, version_id, cps_id } = lead
  return (
    <dl className="st-facts">
      <dt>{words.columns.handset}</dt>
      <dd className="st-facts-wide">
        <HandsetReveal leadId={lead.lead_id} masked={lead.handset} />
      </dd>
      <dt>{words.columns.page}</dt>
      <dd>
        {page_code
          ? words.detail.page(page_title || page_code, version_id)
          : words.detail.version(version_id)}{' '}
        {page_title && <span className="st-soft">{page_code}</span>}
      </dd>
      <dt>{words.columns.channel}</dt>
      <dd>{cps_id || '—'}</dd>
      <dt>{words.columns.consent}</dt>
      <dd className={lead.consent === 'recorded' ? undefined : 'st-warn'}>{words.consents[lead.consent]}</dd>
      <dt>{words.detail.callback}</dt>
      <dd>{words.callbacks[lead.callback]}</dd>
      <dt>{words.columns.created}</dt>
      <dd>{momentText(lead.created_at, { exact: true })}</dd>
      <dt>{words.detail.updated}</dt>
      <dd>{momentText(lead.updated_at, { exact: true })}</dd>
    </dl>
  )
}
