import { and, eq, lte, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { findTradeDays } from '../../market'
import { simPlayer } from '../contest-tables'
import { simOrder } from '../order-tables'
import { simAsset, simDay } from '../rank-tables'
import { metSettledContest, refuseOutOfTurn, type SettledContest } from './contest-days'
import { findUnusual, priceShares } from './price-shares'
import { rankDay } from './rank-day'
import { SettlementRefusal } from './settlement-refusal'
import { valuePlayers } from './value-players'

/** What became of a day. */
export interface SettledDay {
  /** `already`: it was settled before, and nothing has changed. */
  outcome: 'settled' | 'already'
  players: number
  hash: string
  /** Shares that count at their last earlier price, as they were not traded. */
  suspended: readonly string[]
  /** Shares with an implausible price, which count at their earlier one. */
  kept: readonly string[]
}

export interface SettleOptions {
  now?: Date
  /** Called after each step, before the next. */
  reached?(step: 'opened' | 'valued' | 'ranked'): void
  /** Runs in the transaction that settles the day; not if it was settled before. */
  also?(tx: Transaction, settled: SettledDay): Promise<void>
}

/**
 * Settles a day of a contest: everybody's assets and ranks. Two transactions: the first checks that everything is
 * there, stores the prices and makes it visible that the day is being settled; the second settles it. A killed process
 * leaves nothing half done, and the next starts again and arrives at the same result. Of two at once one does it, and
 * the other reports so. Throws a SettlementRefusal.
 */
export async function settleDay(
  { db }: Pick<Context, 'db'>,
  competition_id: string,
  day: string,
  { now = new Date(), reached = () => {}, also }: SettleOptions = {},
): Promise<SettledDay> {
  const contest = await metSettledContest(db.orm, competition_id)
  await refuseOutOfTurn(db.orm, contest, { day, now })
  await db.orm.transaction(async (tx) => {
    await tx.insert(simDay).values({ competition_id, day, state: 'settling' }).onConflictDoNothing()
    if ((await lockDay(tx, { competition_id, day })).state === 'settled') return
    await refuseOpenOrders(tx, { competition_id, day })
    await tx.execute(PATIENT)
    await priceShares(tx, { competition_id, day })
  })
  reached('opened')
  return db.orm.transaction(async (tx) => {
    const isDone = (await lockDay(tx, { competition_id, day })).state === 'settled'
    if (!isDone) await writeDay(tx, contest, day, reached)
    const report = await reportOf(tx, { competition_id, day }, isDone ? 'already' : 'settled')
    if (!isDone) await also?.(tx, report)
    return report
  })
}

/**
 * A statement about a hundred thousand players may take longer than one that a visitor waits for, and needs more memory
 * for sorting.
 */
const PATIENT = sql`SELECT set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`

/** Values and ranks a day whose prices are stored. The caller must have locked it. */
export async function writeDay(
  tx: Transaction,
  contest: SettledContest,
  day: string,
  reached: NonNullable<SettleOptions['reached']> = () => {},
): Promise<void> {
  await tx.execute(PATIENT)
  const before = (await findTradeDays(tx, contest.start_day, day)).findLast((one) => one < day)
  const players = await valuePlayers(tx, contest, { day, before })
  reached('valued')
  await rankDay(tx, contest, day)
  reached('ranked')
  const hash = await hashDay(tx, contest, day)
  await tx
    .update(simDay)
    .set({ state: 'settled', players, hash, settled_at: sql`now()` })
    .where(and(eq(simDay.competition_id, contest.competition_id), eq(simDay.day, day)))
}

interface Day {
  competition_id: string
  day: string
}

/** Locks a day, so that nobody else settles it until the transaction ends. */
async function lockDay(tx: Transaction, { competition_id, day }: Day) {
  const [row] = await tx
    .select({ state: simDay.state, players: simDay.players, hash: simDay.hash })
    .from(simDay)
    .where(and(eq(simDay.competition_id, competition_id), eq(simDay.day, day)))
    .for('update')
  if (!row) throw new Error(`The day ${day} of ${competition_id} is gone while it is being settled.`)
  return row
}

async function refuseOpenOrders(tx: Transaction, { competition_id, day }: Day): Promise<void> {
  const [row] = await tx
    .select({ open: sql<number>`count(*)::int` })
    .from(simOrder)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simOrder.player_id))
    .where(
      and(eq(simOrder.state, 'open'), lte(simOrder.day, day), eq(simPlayer.competition_id, competition_id)),
    )
  if (!row?.open) return
  throw new SettlementRefusal(
    'open',
    `${day} 还有 ${row.open} 笔委托没有结束，收盘后会自动撤销，请稍后再结算；一直不结束的，请查看网关是否在运行。`,
  )
}

/**
 * SHA-256 over everybody's assets, one line per player in player order, with the table's columns separated by tabs.
 * Whoever keeps it can show later that nothing was changed.
 */
async function hashDay(tx: Transaction, { competition_id }: SettledContest, day: string): Promise<string> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    SELECT encode(sha256(convert_to(coalesce(string_agg(concat_ws(E'\t', a.player_id, a.cash, a.receivable, a.holdings,
      a.asset, a.peak, a.max_drawdown, a.closed_trades, a.won_trades, array_to_string(a.frozen_codes, ',')), E'\n'
      ORDER BY a.player_id), ''), 'UTF8')), 'hex') AS hash
    FROM ${simAsset} AS a JOIN ${simPlayer} AS p ON p.player_id = a.player_id
    WHERE a.day = ${day}::date AND p.competition_id = ${competition_id}`)
  return rows[0]?.hash ?? ''
}

async function reportOf(tx: Transaction, settled: Day, outcome: SettledDay['outcome']): Promise<SettledDay> {
  const { players, hash } = await lockDay(tx, settled)
  return { outcome, players, hash: hash ?? '', ...(await findUnusual(tx, settled)) }
}
