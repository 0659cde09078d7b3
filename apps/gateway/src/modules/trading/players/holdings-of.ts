import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { simAccount, simCashLedger, simPosition, simShareLedger } from '../account-tables'
import type { SeenBefore } from './sight'

/** Shares of one code. Money is fen. */
export interface Holding {
  code: string
  qty: number
  cost: number
  /** What can be sold now. */
  sellable: number
  opened_day: string
}

/** What somebody has. */
export interface Holdings {
  /** What can be spent. */
  cash: number
  /** Money that is theirs but cannot be spent: held by orders, or not yet paid. */
  bound: number
  shares: Holding[]
}

/** A player's holdings now, or at the beginning of a day. */
export async function findHoldings(db: Orm, player_id: number, before: SeenBefore): Promise<Holdings> {
  return before === null ? now(db, player_id) : then(db, player_id, before)
}

async function now(db: Orm, player_id: number): Promise<Holdings> {
  const [account] = await db.select().from(simAccount).where(eq(simAccount.player_id, player_id))
  const { cash = 0, held = 0, receivable = 0 } = account ?? {}
  const shares = await db
    .select({
      code: simPosition.code,
      qty: simPosition.qty,
      cost: simPosition.cost,
      sellable: sql<number>`(${simPosition.qty} - ${simPosition.held} - CASE
        WHEN ${simPosition.bought_day} >= ${todayInChina} THEN ${simPosition.bought_qty} ELSE 0 END)::float8`,
      opened_day: simPosition.opened_day,
    })
    .from(simPosition)
    .where(and(eq(simPosition.player_id, player_id), gt(simPosition.qty, 0)))
    .orderBy(asc(simPosition.code))
  return { cash, bound: held + receivable, shares }
}

/** Summed from the entries of earlier days: no number reveals a trade of that day. */
async function then(db: Orm, player_id: number, before: string): Promise<Holdings> {
  const [account] = await db
    .select({
      cash: sql<number>`coalesce(sum(${simCashLedger.cash} + ${simCashLedger.held}), 0)::float8`,
      bound: sql<number>`coalesce(sum(${simCashLedger.receivable}), 0)::float8`,
    })
    .from(simCashLedger)
    .where(and(eq(simCashLedger.player_id, player_id), lt(simCashLedger.day, before)))
  const qty = sql<number>`sum(${simShareLedger.qty})::float8`
  const shares = await db
    .select({
      code: simShareLedger.code,
      qty,
      cost: sql<number>`sum(${simShareLedger.cost})::float8`,
      sellable: sql<number>`0`,
      opened_day: sql<string>`max(${simShareLedger.day}) FILTER (WHERE ${simShareLedger.move} = 'buy')`,
    })
    .from(simShareLedger)
    .where(and(eq(simShareLedger.player_id, player_id), lt(simShareLedger.day, before)))
    .groupBy(simShareLedger.code)
    .having(sql`sum(${simShareLedger.qty}) > 0`)
    .orderBy(asc(simShareLedger.code))
  const { cash = 0, bound = 0 } = account ?? {}
  return { cash, bound, shares }
}
