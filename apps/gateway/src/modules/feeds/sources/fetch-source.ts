import type { FeedMapping } from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { dayInChina } from '../../../db/china-days'
import type { FeedSourcePort } from '../../../integrations'
import { SupplierError } from '../../../integrations'
import type { Actor } from '../../audit'
import { bringFile } from '../batches/bring-file'
import { feedSource } from '../feed-tables'
import { FileProblem } from '../reading/read-table'

type Source = typeof feedSource.$inferSelect

/** The result of querying a source. `problem`: why nothing was stored, for operators; empty: it was. */
export interface Fetched {
  problem: string
  batch_id: number | null
  is_new: boolean
}

interface Asking {
  as_of: string
  /** The current time; by default the database's clock. */
  clock?: SQL
  actor: Actor
  member_id: number | null
}

/**
 * Fetches a day's data from a source and stores it as a batch that awaits a person's decision. The success is recorded
 * in the same transaction, so that a process killed in between leaves neither.
 */
export async function fetchSource(
  ctx: Pick<Context, 'config' | 'db'> & { feedSource: FeedSourcePort },
  source: Source,
  asking: Asking,
): Promise<Fetched> {
  try {
    const fetched = await bring(ctx, source, asking)
    if (fetched.problem !== '') await noteProblem(ctx, source, fetched.problem)
    return fetched
  } catch (error) {
    const problem = problemOf(error)
    if (problem === undefined) throw error
    await noteProblem(ctx, source, problem)
    return { problem, batch_id: null, is_new: false }
  }
}

async function bring(
  ctx: Pick<Context, 'config' | 'db'> & { feedSource: FeedSourcePort },
  { source_id, kind, title, url, mapping }: Source,
  { clock = sql`now()`, ...asking }: Asking,
): Promise<Fetched> {
  const bytes = await ctx.feedSource.fetch(url)
  const { lines, stored } = await bringFile(ctx, {
    ...{ ...asking, kind, source: title, bytes, mapping: mapping as FeedMapping, source_id },
    whenStored: async (tx) => {
      await tx
        .update(feedSource)
        .set({
          tried_at: clock,
          // Data of another day, fetched on request, is not what the schedule waits for.
          succeeded_at: sql`CASE WHEN ${dayInChina(clock)} = ${asking.as_of}::date THEN ${clock}
            ELSE ${feedSource.succeeded_at} END`,
          problem: '',
        })
        .where(eq(feedSource.source_id, source_id))
    },
  })
  if (stored) return { problem: '', batch_id: stored.batch_id, is_new: stored.is_new }
  const refused = lines.filter(({ reasons }) => reasons.length > 0)
  const [first] = refused
  const problem = `共 ${lines.length} 行，其中 ${refused.length} 行不能采用。第 ${first?.at} 行：${first?.reasons.join('；')}`
  return { problem, batch_id: null, is_new: false }
}

function problemOf(error: unknown): string | undefined {
  if (error instanceof FileProblem) return error.message
  return error instanceof SupplierError ? `没有取到数据：${error.message}` : undefined
}

async function noteProblem(
  { db }: Pick<Context, 'db'>,
  { source_id }: Source,
  problem: string,
): Promise<void> {
  await db.orm
    .update(feedSource)
    .set({ tried_at: sql`now()`, problem: problem.slice(0, 500) })
    .where(eq(feedSource.source_id, source_id))
}
