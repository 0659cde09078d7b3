import { maskHandset } from '@yingzao/contract/server'
import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { openHandset, type PiiKeys } from '../../../pii/sealed-handset'
import { readCursor, writeCursor } from './cursor'
import { findFirstPart, findPart, findRows, type InboxRow } from './inbox-store'
import { readFilter } from './read-filter'

type LeadList = StudioOperations['leadList']
type ListedLead = StudioResponse<LeadList>['list'][number]

/** Up to how many leads are counted: nobody reads further. */
const MOST_COUNTED = 10_000

/** The next leads of the inbox, newest first, phones masked. */
export async function listLeads(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...filter }: StudioInput<LeadList>,
  member: Pick<Member, 'member_id'>,
  mostCounted = MOST_COUNTED,
): Promise<StudioResponse<LeadList>> {
  const wanted = readFilter(config, filter, member)
  // One more than is shown tells whether there are more.
  const part = { limit: limit + 1, most: mostCounted + 1 }
  const cursor = after ? readCursor(after) : undefined
  const { ids, total } = cursor
    ? { ids: await findPart(db.orm, wanted, { ...part, after: cursor }), total: cursor.total }
    : await findFirstPart(db.orm, wanted, part)
  const rows = await findRows(db.orm, ids.slice(0, limit))
  const last = rows.at(-1)
  return {
    list: rows.map((row) => listedLead(config, row)),
    next: ids.length > limit && last ? writeCursor({ ...last, total }) : null,
    total: Math.min(total, mostCounted),
    is_total_capped: total > mostCounted,
  }
}

/** A lead as it may be shown to whoever may read the inbox. */
export function listedLead(keys: Pick<PiiKeys, 'piiKeys'>, row: InboxRow): ListedLead {
  const { lead_id, nick_name, status, version_id, page_code, page_title, cps_id, consent, touches } = row
  return {
    lead_id,
    nick_name,
    handset: maskHandset(openHandset(keys, 'lead', row)),
    status,
    assignee: row.assignee_id === null ? null : { member_id: row.assignee_id, name: row.assignee_name ?? '' },
    version_id,
    page_code,
    page_title,
    cps_id,
    consent,
    touches,
    callback: row.callback ?? 'none',
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
