import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { FeedSourcePort } from '../../../integrations'
import { feedSource } from '../feed-tables'
import { isTradingDay } from '../trading-days'
import { fetchSource } from './fetch-source'

/** Any number will do, as long as nothing else on this database uses it. */
const LOOK_LOCK = 7_391_008
/** Seconds until the next look. */
const EVERY_S = 60

type Services = Pick<Context, 'config' | 'db' | 'jobs' | 'log'> & { feedSource: FeedSourcePort }

/**
 * Queries the sources that are due today, on trading days, and enqueues itself for the next minute. A source is queried
 * until it has delivered something since it was due, at most every ten minutes, and not again that day. `now`: the
 * current time; by default the database's clock.
 */
export async function lookForDueSources(ctx: Services, { now }: { now?: Date } = {}): Promise<void> {
  // Must come before anything that may fail.
  await leaveNextLook(ctx)
  const clock = now ? sql`${now.toISOString()}::timestamptz` : sql`now()`
  const today = await dayOf(ctx, clock)
  // Without a calendar for the year, sources are queried on every weekday: one with nothing new delivers what it has.
  if (!(await isTradingDay(ctx.db.orm, today))) return
  for (;;) {
    const source = await claimDue(ctx, clock)
    if (!source) return
    const { problem } = await fetchSource(ctx, source, {
      as_of: today,
      clock,
      actor: { who: 'job:feed-sources', ip: null },
      member_id: null,
    })
    if (problem) ctx.log.warn({ source: source.source_id, problem }, 'A source of data brought nothing.')
  }
}

/** Only one is queued at any time, however many ran at once or again after their process was killed. */
async function leaveNextLook({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOOK_LOCK})`)
    const { rows } = await tx.execute(sql`
      SELECT FROM pgboss.job WHERE name = 'feed-sources' AND state = 'created' AND start_after > now() LIMIT 1`)
    if (rows.length === 0) await jobs.enqueue(tx, 'feed-sources', {}, { afterSeconds: EVERY_S })
  })
}

async function dayOf({ db }: Pick<Services, 'db'>, clock: SQL): Promise<string> {
  const { rows } = await db.orm.execute<{ day: string }>(
    sql`SELECT (${clock} AT TIME ZONE 'Asia/Shanghai')::date::text AS day`,
  )
  return String(rows[0]?.day)
}

/**
 * Claims a source that is due, so that no other process queries it too. If the process dies, the claim lapses after ten
 * minutes.
 */
async function claimDue({ db }: Pick<Services, 'db'>, clock: SQL) {
  const inChina = (moment: SQL) => sql`(${moment} AT TIME ZONE 'Asia/Shanghai')`
  const [claimed] = await db.orm
    .update(feedSource)
    .set({ tried_at: clock })
    .where(sql`${feedSource.source_id} = (
      SELECT s.source_id FROM ${feedSource} AS s
      WHERE s.is_on AND s.fetch_at <= to_char(${inChina(clock)}, 'HH24:MI')
        AND (s.succeeded_at IS NULL
          OR ${inChina(sql`s.succeeded_at`)} < ${inChina(clock)}::date + s.fetch_at::time)
        AND (s.tried_at IS NULL OR s.tried_at <= ${clock} - interval '10 minutes')
      ORDER BY s.fetch_at, s.source_id LIMIT 1 FOR UPDATE SKIP LOCKED)`)
    .returning()
  return claimed
}
