import type { FeedRow } from '@yingzao/contract/server'
import {
  type FeedWarning,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { compareWithShown } from '../batches/compare-batches'
import { feedBatch, feedItem, feedPointer, feedSwitch } from '../feed-tables'

type Detail = StudioResponse<StudioOperations['feedBatchDetail']>

/** Switches of a day that are shown. */
const MOST_SWITCHES = 100

/** The next batches, newest first. */
export async function listBatches(
  { db }: Pick<Context, 'db'>,
  { kind, state, as_of, after, limit }: StudioInput<StudioOperations['feedBatchList']>,
): Promise<StudioResponse<StudioOperations['feedBatchList']>> {
  const found = await findBatches(
    db.orm,
    and(
      kind && eq(feedBatch.kind, kind),
      state && eq(feedBatch.state, state),
      as_of ? eq(feedBatch.as_of, as_of) : undefined,
      after === undefined ? undefined : lt(feedBatch.batch_id, after),
    ),
    limit + 1,
  )
  const list = found.slice(0, limit)
  return { list, next: found.length > limit ? String(list.at(-1)?.batch_id) : null }
}

/**
 * A batch with the next of its rows, how it differs from what is published, and the switches of its day. Throws
 * `notFound`.
 */
export async function batchDetail(
  { db }: Pick<Context, 'db'>,
  { batch_id, after, limit }: StudioInput<StudioOperations['feedBatchDetail']>,
): Promise<Detail> {
  const [batch] = await findBatches(db.orm, eq(feedBatch.batch_id, batch_id), 1)
  if (!batch) throw new AppError(studioErrors.notFound)
  const items = await db.orm
    .select()
    .from(feedItem)
    .where(
      and(eq(feedItem.batch_id, batch_id), after === undefined ? undefined : gt(feedItem.position, after)),
    )
    .orderBy(asc(feedItem.position))
    .limit(limit + 1)
  const rows = items
    .slice(0, limit)
    .map(({ position, sub_key, sector, payload }) => ({ position, sub_key, sector, row: payload as FeedRow }))
  return {
    batch,
    rows,
    next: items.length > limit ? String(rows.at(-1)?.position) : null,
    difference: await compareWithShown(db.orm, batch_id),
    ...(await findBefore(db.orm, batch_id)),
    switches: await findSwitches(db.orm, batch),
  }
}

async function findBatches(db: Orm, wanted: SQL | undefined, limit: number) {
  const [importer, decider] = [memberNames('importer'), memberNames('decider')]
  const found = await db
    .select({
      batch: feedBatch,
      importer: importer.name,
      decider: decider.name,
      is_out: sql<boolean>`EXISTS (SELECT FROM ${feedPointer} AS p WHERE p.batch_id = ${feedBatch}.batch_id)`,
    })
    .from(feedBatch)
    .leftJoin(importer, eq(importer.member_id, feedBatch.imported_by))
    .leftJoin(decider, eq(decider.member_id, feedBatch.decided_by))
    .where(wanted)
    .orderBy(desc(feedBatch.batch_id))
    .limit(limit)
  return found.map(({ batch, ...more }) => {
    const { content_hash: _, decided_by: __, warnings, created_at, decided_at, ...fields } = batch
    return {
      ...fields,
      ...more,
      warnings: warnings as FeedWarning[],
      created_at: created_at.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
    }
  })
}

/**
 * What visitors would see without a batch: what was approved for its day before it, and what is published for the day
 * before.
 */
async function findBefore(db: Orm, batch_id: number): Promise<Pick<Detail, 'former' | 'earlier'>> {
  const shown = sql.raw(`json_build_object('batch_id', o.batch_id, 'as_of', o.as_of, 'source', o.source,
    'is_simulated', o.is_simulated, 'row_count', o.row_count)`)
  const { rows } = await db.execute<Pick<Detail, 'former' | 'earlier'>>(sql`
    SELECT (
      SELECT ${shown} FROM ${feedBatch} AS o
      WHERE o.kind = b.kind AND o.as_of = b.as_of AND o.state = 'approved' AND o.batch_id <> b.batch_id
        AND o.decided_at < coalesce(b.decided_at, now())
      ORDER BY o.decided_at DESC, o.batch_id DESC LIMIT 1) AS former, (
      SELECT ${shown} FROM ${feedPointer} AS p JOIN ${feedBatch} AS o ON o.batch_id = p.batch_id
      WHERE p.kind = b.kind AND p.as_of < b.as_of ORDER BY p.as_of DESC LIMIT 1) AS earlier
    FROM ${feedBatch} AS b WHERE b.batch_id = ${batch_id}`)
  return { former: rows[0]?.former ?? null, earlier: rows[0]?.earlier ?? null }
}

async function findSwitches(db: Orm, { kind, as_of }: Detail['batch']): Promise<Detail['switches']> {
  const switcher = memberNames('switcher')
  const found = await db
    .select({ one: feedSwitch, member: switcher.name })
    .from(feedSwitch)
    .leftJoin(switcher, eq(switcher.member_id, feedSwitch.member_id))
    .where(and(eq(feedSwitch.kind, kind), eq(feedSwitch.as_of, as_of)))
    .orderBy(desc(feedSwitch.switch_id))
    .limit(MOST_SWITCHES)
  return found.map(({ one: { from_batch, to_batch, switched_at }, member }) => ({
    from_batch,
    to_batch,
    member,
    switched_at: switched_at.toISOString(),
  }))
}
