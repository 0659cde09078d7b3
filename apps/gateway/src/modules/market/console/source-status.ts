import {
  marketSourceLimits as limits,
  type MarketState,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { dayInChina, startOfDay } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { chinaClock, chinaDay } from '../../../time/china-time'
import { instrument, quote, quoteTick } from '../market-tables'
import {
  findKnownUntil,
  findMissingTradeYear,
  nextTradeDay,
  tradingDay,
  UnknownTradeYear,
} from '../trade-calendar'

type Status = StudioResponse<StudioOperations['marketSourceStatus']>

/** From when quotes are expected on a trading day, or not, by China's clock. */
const STATES: readonly (readonly [from: string, state: MarketState])[] = [
  ['00:00', 'before'],
  ['09:15', 'open'],
  ['11:30', 'break'],
  ['13:00', 'open'],
  ['15:00', 'after'],
]

const stateAt = (moment: Date): MarketState =>
  STATES.findLast(([from]) => from <= chinaClock(moment))?.[1] ?? 'before'

/** Where quotes come from at a moment, how old and how late they are, and what has none. */
export async function sourceStatus(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  now: Date = new Date(),
): Promise<Status> {
  const today = chinaDay(now)
  const market = await marketAt(orm, now)
  const day = await newestDay(orm)
  return {
    at: now.toISOString(),
    is_set: config.marketSourceUrl !== undefined,
    market,
    next_day: await nextDay(orm, market, today),
    calendar_until: await findKnownUntil(orm, today),
    missing_year: await findMissingTradeYear(orm, today),
    day,
    sources: await findSources(orm, day),
    listed: await countListed(orm, today),
    without_quote: await findSome(orm, today, sql`${quote.code} IS NULL`),
    stale:
      market === 'open' && !isJustOpen(now)
        ? await findSome(
            orm,
            today,
            sql`NOT ${quote.is_suspended} AND ${quote.updated_at} < ${lateBefore(now).toISOString()}::timestamptz`,
          )
        : { count: 0, list: [] },
  }
}

async function marketAt(db: Orm, now: Date): Promise<MarketState> {
  const day = await tradingDay(db, chinaDay(now))
  return day === 'open' ? stateAt(now) : day
}

/** Anything that has come since then is not late. */
const lateBefore = (now: Date) => new Date(now.getTime() - limits.staleMinutes * 60_000)

/** Whether quotes have been expected for too short a time, in the morning or after noon, for any to be late. */
const isJustOpen = (now: Date) => stateAt(lateBefore(now)) !== 'open'

/** Null: nobody knows. */
async function nextDay(db: Orm, market: MarketState, today: string): Promise<string | null> {
  if (market === 'open' || market === 'before' || market === 'break') return today
  try {
    return await nextTradeDay(db, today)
  } catch (error) {
    if (error instanceof UnknownTradeYear) return null
    throw error
  }
}

/** The last day in China on which quotes came. Null: none are kept. */
async function newestDay(db: Orm): Promise<string | null> {
  const { rows } = await db.execute<{ day: string | null }>(
    sql`SELECT ${dayInChina(sql`max(${quoteTick.received_at})`)}::text AS day FROM ${quoteTick}`,
  )
  return rows[0]?.day ?? null
}

interface SourceRow extends Record<string, unknown> {
  source: string
  is_simulated: boolean
  instruments: number
  newest_at: string
  oldest_at: string
  ticks: number
  p50: number | null
  p95: number | null
  max: number | null
}

/**
 * Delays are counted in whole seconds, as five thousand instruments have more than a million quotes a day, which nobody
 * should have to sort. A quote does not say who it came from: it counts for the source of its instrument's newest
 * quote.
 */
async function findSources(db: Orm, day: string | null): Promise<Status['sources']> {
  const ofDay = day === null ? sql`false` : sql`t.received_at >= ${startOfDay(day)}`
  const { rows } = await db.execute<SourceRow>(sql`
    WITH source AS (
      SELECT source, is_simulated, count(*)::int AS instruments, max(quoted_at) AS newest_at, min(quoted_at) AS oldest_at
      FROM ${quote} GROUP BY source, is_simulated
      ORDER BY count(*) DESC, source LIMIT ${limits.sources}),
    delay AS (
      SELECT q.source, q.is_simulated, greatest(extract(epoch FROM t.received_at - t.quoted_at)::int, 0) AS seconds,
        count(*) AS times
      FROM ${quoteTick} AS t JOIN ${quote} AS q ON q.code = t.code AND q.is_simulated = t.is_simulated
      WHERE ${ofDay} GROUP BY 1, 2, 3),
    counted AS (
      SELECT *, sum(times) OVER (PARTITION BY source, is_simulated ORDER BY seconds) AS until,
        sum(times) OVER (PARTITION BY source, is_simulated) AS ticks
      FROM delay)
    SELECT source.source, source.is_simulated, source.instruments, ${moment(sql`source.newest_at`)} AS newest_at,
      ${moment(sql`source.oldest_at`)} AS oldest_at, coalesce(max(counted.ticks), 0)::int AS ticks,
      min(seconds) FILTER (WHERE until >= counted.ticks * 0.5) AS p50,
      min(seconds) FILTER (WHERE until >= counted.ticks * 0.95) AS p95, max(seconds) AS max
    FROM source LEFT JOIN counted ON counted.source = source.source AND counted.is_simulated = source.is_simulated
    GROUP BY source.source, source.is_simulated, source.instruments, source.newest_at, source.oldest_at
    ORDER BY source.instruments DESC, source.source, source.is_simulated`)
  return rows.map(({ p50, p95, max, ...row }) => ({
    ...row,
    delay: p50 === null || p95 === null || max === null ? null : { p50, p95, max },
  }))
}

/** As ISO 8601 writes it. */
const moment = (at: SQL) => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const isListed = (today: string) => sql`coalesce(${instrument.listed_on} <= ${today}::date, true)
  AND coalesce(${instrument.delisted_on} > ${today}::date, true)`

async function countListed(db: Orm, today: string): Promise<number> {
  return db.$count(instrument, isListed(today))
}

async function findSome(db: Orm, today: string, isMeant: SQL): Promise<Status['stale']> {
  const { rows } = await db.execute<{
    code: string
    name: string
    quoted_at: string | null
    count: number
  }>(sql`
    SELECT ${instrument.code} AS code, ${instrument.name} AS name, ${moment(sql`${quote.quoted_at}`)} AS quoted_at,
      (count(*) OVER ())::int AS count
    FROM ${instrument} LEFT JOIN ${quote} ON ${quote.code} = ${instrument.code}
    WHERE ${isListed(today)} AND ${isMeant}
    ORDER BY ${quote.quoted_at}, ${instrument.code} LIMIT ${limits.named}`)
  return { count: rows[0]?.count ?? 0, list: rows.map(({ count: _, ...one }) => one) }
}
