import { type Config, hashHandset } from '@yingzao/gateway/testing'
import type { Client } from 'pg'
import type { TriedLead } from './lead-callers'

interface Found {
  handset_hash: string
  public_id: string
  touches: number
  callbacks: number
  downloads: number
  /** State of its message; null: there is none. */
  state: string | null
}

export interface LeadTruth {
  tried: readonly TriedLead[]
  /** Phones to which the supplier sent the download. */
  sentTo: readonly string[]
}

/**
 * Returns what is wrong in the database, compared with what callers were told and what the supplier sent: every
 * acknowledged lead must be there, none that was never submitted, and each with one touch, one callback task and, where
 * it was requested, one message. Lists each kind of fault once, with its count.
 */
export async function leadFaults(
  client: Client,
  config: Pick<Config, 'piiIndexKey'>,
  { tried, sentTo }: LeadTruth,
): Promise<string[]> {
  const faults = new Map<string, number>()
  const add = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1)
  const found = await findLeads(client)
  const leads = new Map(found.map((row) => [row.handset_hash, row]))
  const sent = countBy(sentTo)
  if (leads.size < found.length) add('A phone has more than one lead')
  for (const { handset, lead_id, wantsDownload } of tried) {
    const hash = hashHandset(config, handset)
    const lead = leads.get(hash)
    leads.delete(hash)
    if (!lead) {
      if (lead_id !== undefined) add('A lead that was acknowledged is lost')
      continue
    }
    if (lead_id !== undefined && lead.public_id !== lead_id) add('A lead is another than was acknowledged')
    if (lead.touches !== 1) add(`A lead has ${lead.touches} touches`)
    if (lead.callbacks !== 1) add(`A lead has ${lead.callbacks} tasks to call`)
    if (lead.downloads !== (wantsDownload ? 1 : 0)) add(`A lead has ${lead.downloads} messages`)
    const copies = sent.get(handset) ?? 0
    if (copies > 1) add(`A phone was sent the download ${copies} times`)
    // A process that was killed while calling the supplier leaves a message that may or may not have been sent.
    const isKnown = lead.state !== 'sending' && lead.state !== 'unknown'
    if (isKnown && copies !== lead.downloads) add(`A message that is ${lead.state} was sent ${copies} times`)
  }
  if (leads.size > 0) add('A lead is there that nobody tried')
  return [...faults].map(([fault, times]) => `${fault} (${times}×)`)
}

async function findLeads(client: Client): Promise<Found[]> {
  const { rows } = await client.query<Found>(`
    SELECT lead.handset_hash, lead.public_id, coalesce(touch.count, 0) AS touches,
      coalesce(callback.count, 0) AS callbacks, coalesce(message.count, 0) AS downloads, message.state
    FROM lead
    LEFT JOIN (SELECT lead_id, count(*)::int FROM lead_touch GROUP BY 1) AS touch USING (lead_id)
    LEFT JOIN (SELECT lead_id, count(*)::int FROM callback_task GROUP BY 1) AS callback USING (lead_id)
    LEFT JOIN (SELECT handset_hash, count(*)::int, min(state) AS state FROM sms_message WHERE scene = 'download'
      GROUP BY 1) AS message USING (handset_hash)`)
  return rows
}

function countBy(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
