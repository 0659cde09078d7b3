import { reservedPages } from '@yingzao/pages'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { timeText } from '../../../spreadsheets/cell'
import { memberNames } from '../../members'
import { findGivenConsents, type GivenConsent } from '../../passport'
import { leadNote } from '../lead-tables'
import type { InboxRow } from './inbox-store'

/** What an exported table says about a lead beyond its row, one line each: the notes, and what was agreed to. */
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
  const consents = await findGivenConsents(db, [...new Set(rows.map(({ handset_hash }) => handset_hash))])
  return ({ lead_id, handset_hash }) => ({
    notes: (notes.get(lead_id) ?? []).join('\n'),
    consents: (consents.get(handset_hash) ?? []).map(consentText).join('\n'),
  })
}

/** Lines by the number of the lead, the oldest first. */
async function findNotes(db: Orm, leadIds: readonly number[]): Promise<Map<number, string[]>> {
  const member = memberNames('writer')
  const rows = await db
    .select({ key: leadNote.lead_id, text: leadNote.text, by: member.name, at: leadNote.created_at })
    .from(leadNote)
    .innerJoin(member, eq(member.member_id, leadNote.member_id))
    .where(and(inArray(leadNote.lead_id, [...leadIds]), isNotNull(leadNote.text)))
    .orderBy(asc(leadNote.id))
  const text = ({ at, by, text }: (typeof rows)[number]) => `${timeText(at)} ${by}：${text}`
  const notes = new Map<number, string[]>()
  for (const row of rows) {
    const ofLead = notes.get(row.key)
    if (ofLead) ofLead.push(text(row))
    else notes.set(row.key, [text(row)])
  }
  return notes
}

/** `《隐私政策》2026-11-01 提供服务 2026-11-22 10:00:00`. */
function consentText({ doc, version, purpose, at, withdrawn_at }: GivenConsent): string {
  const title = reservedPages.get(doc)?.title ?? doc
  const given = `《${title}》${version} ${PURPOSES[purpose]} ${timeText(at)}`
  return withdrawn_at ? `${given}，已于 ${timeText(withdrawn_at)} 撤回` : given
}
