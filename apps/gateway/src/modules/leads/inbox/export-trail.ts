import { reservedPages } from '@yingzao/pages'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { member } from '../../members/member-tables'
import { consentLog, softuser } from '../../passport/passport-tables'
import { leadNote } from '../lead-tables'
import { type Consent, givenConsents } from './given-consents'
import type { InboxRow } from './inbox-store'
import { momentText } from './table/cell'

/** What an exported table says of a lead beside its row, a line for each: what was noted, and what was agreed to. */
export interface Trail {
  notes: string
  consents: string
}

const PURPOSES = { service: '提供服务', marketing: '营销信息' }

/** The trails of some leads. */
export async function findTrails(db: Orm, rows: readonly InboxRow[]): Promise<(row: InboxRow) => Trail> {
  const notes = await findNotes(
    db,
    rows.map(({ lead_id }) => lead_id),
  )
  const consents = await findConsents(db, [...new Set(rows.map(({ handset_hash }) => handset_hash))])
  return ({ lead_id, handset_hash }) => ({
    notes: (notes.get(lead_id) ?? []).join('\n'),
    consents: (consents.get(handset_hash) ?? []).join('\n'),
  })
}

/** Lines by the number of the lead, the oldest first. */
async function findNotes(db: Orm, leadIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ key: leadNote.lead_id, text: leadNote.text, by: member.name, at: leadNote.created_at })
    .from(leadNote)
    .innerJoin(member, eq(member.member_id, leadNote.member_id))
    .where(and(inArray(leadNote.lead_id, [...leadIds]), isNotNull(leadNote.text)))
    .orderBy(asc(leadNote.id))
  const text = ({ at, by, text }: (typeof rows)[number]) => `${momentText(at)} ${by}：${text}`
  return new Map([...groupByKey(rows)].map(([leadId, notes]) => [leadId, notes.map(text)]))
}

/** Lines by the hash of the phone: what was agreed to by leaving it, or logged in with it. */
async function findConsents(db: Orm, hashes: readonly string[]): Promise<Map<string, string[]>> {
  const { id, doc, version, purpose, created_at, withdrawn_at } = consentLog
  const columns = { id, doc, version, purpose, at: created_at, withdrawn_at }
  const ofPhones = await db
    .select({ key: sql<string>`${consentLog.handset_hash}`, ...columns })
    .from(consentLog)
    .where(inArray(consentLog.handset_hash, [...hashes]))
  const ofLogins = await db
    .select({ key: sql<string>`${softuser.handset_hash}`, ...columns })
    .from(consentLog)
    .innerJoin(softuser, eq(softuser.softuser_id, consentLog.uid))
    .where(inArray(softuser.handset_hash, [...hashes]))
  // A row may name a phone and who was logged in: once for each phone, whether these are two or the same.
  const rows = [...new Map([...ofPhones, ...ofLogins].map((row) => [`${row.id} ${row.key}`, row])).values()]
  const byPhone = groupByKey(rows.sort((one, other) => one.id - other.id))
  return new Map([...byPhone].map(([key, ofPhone]) => [key, givenConsents(ofPhone).map(consentText)]))
}

/** `《隐私政策》2026-11-01 提供服务 2026-11-22 10:00:00`. */
function consentText({ doc, version, purpose, at, withdrawn_at }: Consent): string {
  const title = reservedPages.get(doc)?.title ?? doc
  const given = `《${title}》${version} ${PURPOSES[purpose]} ${momentText(at)}`
  return withdrawn_at ? `${given}，已于 ${momentText(withdrawn_at)} 撤回` : given
}

function groupByKey<Row extends { key: unknown }>(rows: readonly Row[]): Map<Row['key'], Row[]> {
  const groups = new Map<Row['key'], Row[]>()
  for (const row of rows) {
    const group = groups.get(row.key)
    if (group) group.push(row)
    else groups.set(row.key, [row])
  }
  return groups
}
