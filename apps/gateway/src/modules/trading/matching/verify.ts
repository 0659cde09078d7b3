import { type SimCheck, simChecks } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { simAccount, simCashLedger, simPosition, simShareLedger } from '../account-tables'
import { simFill, simOrder } from '../order-tables'

/** At most this many differences of each kind are named. */
const NAMED = 20

const orderOfRef = sql`split_part(l.ref, ':', 2)::bigint`

/** What is wrong, in words, and the query for where, as `at`, with the values of both sides. */
const CHECKS: Readonly<Record<SimCheck, { what: string; query: SQL }>> = {
  account: {
    what: '账户与资金流水之和不符',
    query: sql`
    SELECT '选手 ' || player_id AS at, concat_ws('/', a.cash, a.held, a.receivable) AS one,
      concat_ws('/', s.cash, s.held, s.receivable) AS other
    FROM ${simAccount} AS a FULL JOIN (SELECT player_id, sum(cash) AS cash, sum(held) AS held, sum(receivable) AS receivable
      FROM ${simCashLedger} GROUP BY player_id) AS s USING (player_id)
    WHERE (a.cash, a.held, a.receivable) IS DISTINCT FROM (s.cash, s.held, s.receivable)`,
  },
  position: {
    what: '持仓与股份流水之和不符',
    query: sql`
    SELECT '选手 ' || player_id || ' ' || code AS at, concat_ws('/', p.qty, p.held, p.cost) AS one,
      concat_ws('/', s.qty, s.held, s.cost) AS other
    FROM ${simPosition} AS p FULL JOIN (SELECT player_id, code, sum(qty) AS qty, sum(held) AS held, sum(cost) AS cost
      FROM ${simShareLedger} GROUP BY player_id, code) AS s USING (player_id, code)
    WHERE (p.qty, p.held, p.cost) IS DISTINCT FROM (s.qty, s.held, s.cost)`,
  },
  order_fills: {
    what: '委托与成交之和不符',
    query: sql`
    SELECT '委托 ' || o.order_id AS at, concat_ws('/', o.filled_qty, o.filled_amount) AS one,
      concat_ws('/', coalesce(f.qty, 0), coalesce(f.amount, 0)) AS other
    FROM ${simOrder} AS o LEFT JOIN (SELECT order_id, sum(qty) AS qty, sum(amount) AS amount
      FROM ${simFill} GROUP BY order_id) AS f ON f.order_id = o.order_id
    WHERE (o.filled_qty, o.filled_amount) IS DISTINCT FROM (coalesce(f.qty, 0), coalesce(f.amount, 0))`,
  },
  order_fees: {
    what: '委托的费用与资金流水不符',
    query: sql`
    SELECT '委托 ' || o.order_id AS at, concat_ws('/', o.commission, o.stamp, o.transfer) AS one,
      concat_ws('/', s.commission, s.stamp, s.transfer) AS other
    FROM ${simOrder} AS o JOIN (SELECT ${orderOfRef} AS order_id,
        -coalesce(sum(l.cash + l.held) FILTER (WHERE l.move = 'commission'), 0) AS commission,
        -coalesce(sum(l.cash + l.held) FILTER (WHERE l.move = 'stamp'), 0) AS stamp,
        -coalesce(sum(l.cash + l.held) FILTER (WHERE l.move = 'transfer'), 0) AS transfer
      FROM ${simCashLedger} AS l WHERE l.ref LIKE 'fill:%' GROUP BY 1) AS s ON s.order_id = o.order_id
    WHERE (o.commission, o.stamp, o.transfer) IS DISTINCT FROM (s.commission, s.stamp, s.transfer)`,
  },
  fills: {
    what: '成交与流水不符',
    query: sql`
    SELECT '委托 ' || coalesce(f.order_id, c.order_id, s.order_id) AS at, concat_ws('/', f.amount, f.qty) AS one,
      concat_ws('/', c.amount, s.qty) AS other
    FROM (SELECT 'fill:' || order_id || ':' || tick_id AS ref, order_id, amount, qty FROM ${simFill}) AS f
    FULL JOIN (SELECT l.ref, ${orderOfRef} AS order_id, abs(l.cash + l.held) AS amount FROM ${simCashLedger} AS l
      WHERE l.ref LIKE 'fill:%' AND l.move IN ('buy', 'sell')) AS c USING (ref)
    FULL JOIN (SELECT l.ref, ${orderOfRef} AS order_id, abs(l.qty) AS qty FROM ${simShareLedger} AS l
      WHERE l.ref LIKE 'fill:%') AS s USING (ref)
    WHERE (f.amount, f.qty) IS DISTINCT FROM (c.amount, s.qty)`,
  },
  held_cash: {
    what: '冻结的资金与未完成的委托不符',
    query: sql`
    SELECT '选手 ' || a.player_id AS at, a.held::text AS one, coalesce(o.held, 0)::text AS other
    FROM ${simAccount} AS a LEFT JOIN (SELECT player_id, sum(held) AS held FROM ${simOrder}
      WHERE state = 'open' AND side = 'buy' GROUP BY player_id) AS o ON o.player_id = a.player_id
    WHERE a.held <> coalesce(o.held, 0)`,
  },
  held_shares: {
    what: '冻结的股份与未完成的委托不符',
    query: sql`
    SELECT '选手 ' || p.player_id || ' ' || p.code AS at, p.held::text AS one, coalesce(o.held, 0)::text AS other
    FROM ${simPosition} AS p LEFT JOIN (SELECT player_id, code, sum(held) AS held FROM ${simOrder}
      WHERE state = 'open' AND side = 'sell' GROUP BY player_id, code) AS o ON o.player_id = p.player_id AND o.code = p.code
    WHERE p.held <> coalesce(o.held, 0)`,
  },
  holds: {
    what: '委托没有冻结，或者冻结了两次',
    query: sql`
    SELECT '委托 ' || coalesce(o.order_id, h.order_id) AS at, o.order_id::text AS one, h.times::text AS other
    FROM ${simOrder} AS o FULL JOIN (SELECT order_id, count(*) AS times FROM (
        SELECT ${orderOfRef} AS order_id FROM ${simCashLedger} AS l WHERE l.move = 'hold'
        UNION ALL SELECT ${orderOfRef} FROM ${simShareLedger} AS l WHERE l.move = 'hold') AS holds
      GROUP BY order_id) AS h ON h.order_id = o.order_id
    WHERE h.times IS DISTINCT FROM 1 OR o.order_id IS NULL`,
  },
}

/** Where the two sides of a check differ. An empty side has nothing. */
export interface Difference {
  at: string
  one: string
  other: string
}

/** Runs one check: returns how many differences there are, and the first of them. */
export async function findDifferences(
  db: Orm | Transaction,
  check: SimCheck,
  most: number,
): Promise<{ found: number; differences: Difference[] }> {
  const { rows } = await db.execute<{ at: string; one: string | null; other: string | null; found: string }>(
    sql`SELECT at, one, other, count(*) OVER () AS found FROM (${CHECKS[check].query}) AS difference
      ORDER BY at LIMIT ${most}`,
  )
  return {
    found: Number(rows[0]?.found ?? 0),
    differences: rows.map(({ at, one, other }) => ({ at, one: one ?? '', other: other ?? '' })),
  }
}

/**
 * Compares everybody's balances with the movements, and orders with their fills. Returns every difference, in words.
 */
export async function verifyTrading(db: Orm): Promise<string[]> {
  const said: string[] = []
  for (const check of simChecks) {
    const { what } = CHECKS[check]
    const { found, differences } = await findDifferences(db, check, NAMED)
    for (const { at, one, other } of differences)
      said.push(`${what}：${at}，${one || '无'} ≠ ${other || '无'}`)
    if (found > differences.length) said.push(`${what}：还有更多`)
  }
  return said
}
