import { setTimeout as wait } from 'node:timers/promises'
import { type openProcessDatabase, storeQuotes } from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'

type Orm = Awaited<ReturnType<typeof openProcessDatabase>>['orm']

export const CONTEST = 'kill'
export const SHARES = ['609901', '609902', '009901'] as const
const DAY_MS = 86_400_000
/** Pause between two quotes, so that order matching keeps up. */
const PAUSE_MS = 150
/** Ten-thousandths of a yuan. */
const YUAN = 10_000

/** Ten in the morning in China of the last weekday that is over. */
export function lastMorning(now: number = Date.now()): Date {
  let day = now + 8 * 3_600_000
  do day -= DAY_MS
  while ([0, 6].includes(new Date(day).getUTCDay()))
  return new Date(`${new Date(day).toISOString().slice(0, 10)}T10:00:00+08:00`)
}

/** Stores a calendar in which the exchanges trade on every weekday, a few shares, and a contest that has begun. */
export async function openMarket(pool: Pool, morning: Date): Promise<void> {
  const year = morning.getUTCFullYear()
  await pool.query(
    `INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
     FROM generate_series(make_timestamp($1, 1, 1, 0, 0, 0), make_timestamp($2, 12, 31, 0, 0, 0), '1 day') AS day`,
    [year - 1, year + 1],
  )
  await pool.query(
    `INSERT INTO instrument (code, name, initials, kind, exchange)
     SELECT code, '示例' || code, 'sl', 'stock', CASE WHEN code LIKE '6%' THEN 'SSE' ELSE 'SZSE' END
     FROM unnest($1::text[]) AS code`,
    [SHARES],
  )
  await pool.query(
    `INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, rules_text,
       most_percent, is_open)
     VALUES ($1, '大赛', $2::date - 9, $2::date - 2, $2::date - 1, $2::date + 20, 100000000, '规则', 100, true)`,
    [CONTEST, morning.toISOString().slice(0, 10)],
  )
}

/** Keeps storing quotes for the shares until it is told to stop. `end` returns how many times it did so. */
export function tellQuotes(orm: Orm, morning: Date, random: () => number): { end(): Promise<number> } {
  let isOver = false
  const prices = SHARES.map(() => 10 * YUAN)
  const run = async () => {
    let ticks = 0
    for (; !isOver; ticks += 1) {
      const quotes = SHARES.map((code, index) => {
        const moved = (prices[index] ?? 0) + Math.round(random() * 4 - 2) * 100
        const last = Math.min(10.2 * YUAN, Math.max(9.8 * YUAN, moved))
        prices[index] = last
        return {
          code,
          last,
          prev_close: 10 * YUAN,
          open: 10 * YUAN,
          high: null,
          low: null,
          bid1: last - 100,
          ask1: last,
          limit_up: null,
          limit_down: null,
          volume: (ticks + 1) * 4_000,
          amount: 0,
          quoted_at: new Date(morning.getTime() + ticks * 10),
          is_suspended: false,
          source: '测试',
          is_simulated: true,
        }
      })
      await storeQuotes(orm, quotes)
      await wait(PAUSE_MS)
    }
    return ticks
  }
  const running = run()
  return {
    end: () => {
      isOver = true
      return running
    },
  }
}
