import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { memberNames } from '../../members'
import { pageLists } from '../../pages'
import { callbackTask, lead, leadTouch } from '../lead-tables'
import type { Cursor } from './cursor'
import type { Wanted } from './read-filter'

/** A lead as it appears in lists; the phone is still encrypted. */
export type InboxRow = Awaited<ReturnType<typeof findRows>>[number]

export interface PartOfInbox {
  after?: Pick<Cursor, 'lead_id' | 'micros'> | undefined
  limit: number
}

const NEWEST_FIRST = sql`${lead.created_at} DESC, ${lead.lead_id} DESC`

/** The statement that finds the numbers of the next leads, newest first. */
function partQuery({ where }: Wanted, { after, limit }: PartOfInbox): SQL {
  return sql`
    SELECT ARRAY(
      SELECT ${lead.lead_id}::float8 FROM ${lead} WHERE ${and(where, after && isAfter(after))}
      ORDER BY ${NEWEST_FIRST} LIMIT ${limit}) AS ids`
}

/** The same for the first ones, with how many there are in all, counted up to `most`: both in one walk. */
export function firstPartQuery({ where }: Wanted, { limit, most }: { limit: number; most: number }): SQL {
  return sql`
    WITH found AS (
      SELECT ${lead.lead_id}, ${lead.created_at} FROM ${lead} WHERE ${where}
      ORDER BY ${NEWEST_FIRST} LIMIT ${most})
    SELECT (SELECT count(*)::int FROM found) AS total,
      ARRAY(SELECT f.lead_id::float8 FROM found AS f ORDER BY f.created_at DESC, f.lead_id DESC LIMIT ${limit}) AS ids`
}

export async function findPart(db: Orm, wanted: Wanted, part: PartOfInbox): Promise<number[]> {
  return (await run(db, wanted, partQuery(wanted, part))).ids
}

export async function findFirstPart(
  db: Orm,
  wanted: Wanted,
  part: { limit: number; most: number },
): Promise<{ ids: number[]; total: number }> {
  const { ids, total = 0 } = await run(db, wanted, firstPartQuery(wanted, part))
  return { ids, total }
}

/** Leads by their numbers, newest first, without those that were erased meanwhile. */
export async function findRows(db: Orm | Transaction, ids: readonly number[]) {
  const assignee = memberNames('assignee')
  const page = pageLists.pageTitles('page_title')
  return db
    .select({
      lead_id: lead.lead_id,
      micros: microsOf(lead.created_at),
      nick_name: lead.nick_name,
      // Only an erased lead has none.
      handset_enc: sql<string>`${lead.handset_enc}`,
      handset_hash: sql<string>`${lead.handset_hash}`,
      status: lead.status,
      assignee_id: lead.assignee_id,
      assignee_name: assignee.name,
      version_id: lead.version_id,
      page_code: lead.page_code,
      page_title: sql<string>`coalesce(${page.title}, '')`,
      cps_id: lead.cps_id,
      consent: lead.consent,
      touches: sql<number>`(SELECT count(*)::int FROM ${leadTouch} WHERE ${leadTouch.lead_id} = ${lead.lead_id})`,
      callback: callbackTask.status,
      created_at: lead.created_at,
      updated_at: lead.updated_at,
      download_message_id: lead.download_message_id,
    })
    .from(lead)
    .leftJoin(assignee, eq(assignee.member_id, lead.assignee_id))
    .leftJoin(callbackTask, eq(callbackTask.lead_id, lead.lead_id))
    .leftJoin(page, eq(page.code, lead.page_code))
    .where(and(sql`${lead.lead_id} = ANY(${sql.param(ids)}::bigint[])`, isNull(lead.erased_at)))
    .orderBy(desc(lead.created_at), desc(lead.lead_id))
}

/**
 * Runs a statement that walks the inbox. Left to itself, the planner fetches the matches of several filters from all
 * over the table, which takes five times as long as walking an index that contains all of them.
 */
async function run(db: Orm, { isNeedle }: Wanted, query: SQL): Promise<Found> {
  if (isNeedle) return findIn(db, query)
  return db.transaction(
    async (tx) => {
      await tx.execute(WALK_INDEXES)
      return findIn(tx, query)
    },
    { accessMode: 'read only' },
  )
}

async function findIn(db: Orm | Transaction, query: SQL): Promise<Found> {
  const { rows } = await db.execute<Found>(query)
  return rows[0] ?? { ids: [] }
}

interface Found extends Record<string, unknown> {
  ids: number[]
  total?: number
}

/** For one transaction; `docs/decisions` says why. */
export const WALK_INDEXES = sql.raw(
  `SELECT ${['enable_seqscan', 'enable_bitmapscan', 'jit'].map((name) => `set_config('${name}', 'off', true)`).join(', ')},
    set_config('max_parallel_workers_per_gather', '0', true)`,
)

function isAfter({ micros, lead_id }: Pick<Cursor, 'micros' | 'lead_id'>): SQL {
  return sql`(${lead.created_at}, ${lead.lead_id})
    < (${momentOf(micros)}, ${lead_id}::bigint)`
}
