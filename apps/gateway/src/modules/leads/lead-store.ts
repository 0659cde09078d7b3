import { and, eq, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { callbackTask, lead, leadNote, leadTouch } from './lead-tables'

type LeadRow = typeof lead.$inferSelect
type Source = Pick<LeadRow, 'cps_id' | 'page_code' | 'upload_id'>

/** A lead as somebody leaves it. */
export type NewLead = Source &
  Pick<LeadRow, 'version_id' | 'nick_name' | 'consent'> & {
    handset_enc: string
    handset_hash: string
    handset_tail_hash: string
    uid: number | undefined
  }

/** A lead, as far as the person leaving it needs to know. */
export interface StoredLead {
  lead_id: number
  public_id: string
  /** Nobody had left it before. */
  is_new: boolean
  download_message_id: number | null
}

/** Within what time somebody is to be called. */
const CALL_WITHIN = sql`interval '1 day'`

/**
 * Stores a lead, or finds the one with this version and phone. However many try at once, one of them creates it: the
 * others wait for that transaction, and the row stays theirs until their own ends.
 */
export async function insertOrFindLead(tx: Transaction, fresh: NewLead): Promise<StoredLead> {
  const [row] = await tx
    .insert(lead)
    .values(fresh)
    .onConflictDoUpdate({
      target: [lead.version_id, lead.handset_hash],
      // What was unknown the first time is added, nothing is replaced: later sources are in the touches.
      set: {
        uid: sql`coalesce(${lead.uid}, excluded.uid)`,
        consent: sql`CASE WHEN excluded.consent = 'recorded' THEN 'recorded' ELSE ${lead.consent} END`,
        updated_at: sql`now()`,
      },
    })
    .returning({
      lead_id: lead.lead_id,
      public_id: lead.public_id,
      // This statement locks a row that already existed; nothing locks a new one.
      is_new: sql<boolean>`xmax = 0`,
      download_message_id: lead.download_message_id,
    })
  if (!row) throw new Error('An insert that updates on conflict has given no row back.')
  return row
}

/** Adds to the trail of a lead. Throws if this message's code has already submitted a lead. */
export async function insertTouch(
  tx: Transaction,
  touch: Source & { lead_id: number; is_first: boolean; nick_name: string; sms_message_id: number },
): Promise<void> {
  await tx.insert(leadTouch).values(touch)
}

/** Schedules a call, once per lead. */
export async function insertCallback(tx: Transaction, lead_id: number): Promise<void> {
  await tx
    .insert(callbackTask)
    .values({ lead_id, due_at: sql`now() + ${CALL_WITHIN}` })
    .onConflictDoNothing()
}

/** Records which message has the download; the lead must be locked. */
export async function noteDownload(
  tx: Transaction,
  lead_id: number,
  download_message_id: number,
): Promise<void> {
  await tx
    .update(lead)
    .set({ download_message_id })
    .where(and(eq(lead.lead_id, lead_id), isNull(lead.download_message_id)))
}

/** The lead of a version that was submitted with this message's code, as it was answered then. */
export async function findLeadOfCode(
  tx: Transaction,
  { sms_message_id, version_id }: { sms_message_id: number; version_id: number },
): Promise<Pick<StoredLead, 'public_id' | 'is_new'> | undefined> {
  const [row] = await tx
    .select({ public_id: lead.public_id, is_new: leadTouch.is_first })
    .from(leadTouch)
    .innerJoin(lead, eq(lead.lead_id, leadTouch.lead_id))
    .where(and(eq(leadTouch.sms_message_id, sms_message_id), eq(lead.version_id, version_id)))
  return row
}

/** How many leads a version of an activity has, at most `most`, for use in another module's query. */
export function leadCount(versionId: SQLWrapper, { most }: { most: SQLWrapper }): SQL<number> {
  const counted = sql`SELECT FROM ${lead} WHERE ${lead.version_id} = ${versionId} LIMIT ${most}`
  return sql`(SELECT count(*) FROM (${counted}) AS counted)`
}

/**
 * Removes phone, name and notes from the leads of a phone, and the visitor from those that they left for others. What
 * stays says how many came from where.
 */
export async function emptyLeads(
  tx: Transaction,
  { uid, handset_hash }: { uid: number; handset_hash: string },
): Promise<void> {
  await emptyWhere(tx, eq(lead.handset_hash, handset_hash))
  await tx.update(lead).set({ uid: null }).where(eq(lead.uid, uid))
}

async function emptyWhere(tx: Transaction, which: SQL): Promise<void> {
  // The leads before what belongs to them, the order in which a submission locks them.
  const emptied = await tx
    .update(lead)
    .set({
      handset_enc: null,
      handset_hash: null,
      handset_tail_hash: null,
      nick_name: '',
      uid: null,
      erased_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(which)
    .returning({ lead_id: lead.lead_id })
  const ids = emptied.map(({ lead_id }) => lead_id)
  await tx.update(leadTouch).set({ nick_name: null }).where(inArray(leadTouch.lead_id, ids))
  await tx.update(leadNote).set({ text: null }).where(inArray(leadNote.lead_id, ids))
  await tx
    .update(callbackTask)
    .set({ status: 'given_up', updated_at: sql`now()` })
    .where(and(inArray(callbackTask.lead_id, ids), eq(callbackTask.status, 'waiting')))
}

/** What was emptied at once, and how old it was. */
interface EmptiedLeads {
  rows: number
  oldest: Date | null
  newest: Date | null
}

/**
 * Removes the people from leads that came and were last changed more than so many days ago, oldest first. Those that
 * bought something belong to their contract, and those under a hold stay; call it once no hold is being set.
 */
export async function emptyOldLeads(
  tx: Transaction,
  { days, limit }: { days: number; limit: number },
): Promise<EmptiedLeads> {
  const before = sql`now() - make_interval(days => ${days})`
  const over = await tx
    .select({ lead_id: lead.lead_id, created_at: lead.created_at })
    .from(lead)
    .where(
      and(
        isNull(lead.erased_at),
        ne(lead.status, 'converted'),
        sql`${lead.created_at} < ${before} AND ${lead.updated_at} < ${before}`,
        sql`holds_on('lead', to_jsonb(${lead}.*), ${lead.created_at}) = '{}'`,
      ),
    )
    .orderBy(lead.created_at)
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = over.map(({ lead_id }) => lead_id)
  if (ids.length > 0) await emptyWhere(tx, inArray(lead.lead_id, ids))
  return {
    rows: over.length,
    oldest: over.at(0)?.created_at ?? null,
    newest: over.at(-1)?.created_at ?? null,
  }
}

/** Everything that leads of somebody's phone say, as it stands: for who has to keep it when they are emptied. */
export async function wholeLeads(
  tx: Transaction,
  { handset_hash }: { handset_hash: string },
): Promise<object[]> {
  const leads = await tx.select().from(lead).where(eq(lead.handset_hash, handset_hash))
  const ids = leads.map(({ lead_id }) => lead_id)
  if (ids.length === 0) return []
  const touches = await tx.select().from(leadTouch).where(inArray(leadTouch.lead_id, ids))
  const notes = await tx.select().from(leadNote).where(inArray(leadNote.lead_id, ids))
  return [{ leads, touches, notes }]
}
