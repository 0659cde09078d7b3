import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageSchedule } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'

type ScheduleRow = typeof pageSchedule.$inferSelect

export async function insertSchedule(
  tx: Transaction,
  row: Omit<ScheduleRow, 'set_at' | 'problem'>,
): Promise<void> {
  await tx.insert(pageSchedule).values(row)
}

/** Cancels the scheduled publication of a page; a time to take it down stays. The caller holds the page's row. */
export async function dropScheduledPublishing(tx: Transaction, pageId: number): Promise<void> {
  const ofPage = eq(pageSchedule.page_id, pageId)
  await tx.delete(pageSchedule).where(and(ofPage, isNull(pageSchedule.take_down_at)))
  await tx.update(pageSchedule).set({ publish_at: null, version_id: null, problem: null }).where(ofPage)
}

/**
 * Cancels whatever was scheduled for a page, and returns it. Undefined: nothing was. The caller holds the page's row.
 */
export async function dropSchedule(tx: Transaction, pageId: number): Promise<ScheduleRow | undefined> {
  const [row] = await tx.delete(pageSchedule).where(eq(pageSchedule.page_id, pageId)).returning()
  return row
}

/** The time until these moments, in whole seconds by the database's clock, rounded up. */
export async function secondsUntil(tx: Transaction, moments: readonly Date[]): Promise<number[]> {
  const texts = moments.map((moment) => moment.toISOString())
  const { rows } = await tx.execute<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM at::timestamptz - now()))::float8 AS seconds
    FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS given (at, place) ORDER BY place`)
  return rows.map(({ seconds }) => seconds)
}

/** What is due now. */
export interface DueSchedule {
  code: string
  set_by: number
  /** The page is to be taken down, whatever was to be published before. */
  ends: boolean
  /** What is to go live. */
  version: number
  version_id: number
}

const mayPublish = sql<boolean>`(${pageSchedule.publish_at} <= now() AND ${pageSchedule.problem} IS NULL)`
const ends = sql<boolean>`coalesce(${pageSchedule.take_down_at} <= now(), false)`

/** What is due for a page now. Undefined: nothing, or not yet. */
export async function findDue(db: Orm | Transaction, pageId: number): Promise<DueSchedule | undefined> {
  const [row] = await db
    .select({
      code: page.code,
      set_by: pageSchedule.set_by,
      ends,
      version: sql<number>`coalesce(${pageVersion.version}, 0)`,
      version_id: sql<number>`coalesce(${pageSchedule.version_id}, 0)`.mapWith(Number),
    })
    .from(pageSchedule)
    .innerJoin(page, eq(page.id, pageSchedule.page_id))
    .leftJoin(pageVersion, eq(pageVersion.id, pageSchedule.version_id))
    .where(and(eq(pageSchedule.page_id, pageId), sql`(${ends} OR ${mayPublish})`))
  return row
}

/** Stores why a version could not go live at its time, unless something else is scheduled by now. */
export async function keepProblem(
  db: Orm,
  { pageId, versionId, problem }: { pageId: number; versionId: number; problem: string },
): Promise<void> {
  await db
    .update(pageSchedule)
    .set({ problem })
    .where(and(eq(pageSchedule.page_id, pageId), eq(pageSchedule.version_id, versionId)))
}
