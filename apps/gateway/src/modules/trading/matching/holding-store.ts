import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simPosition } from '../account-tables'
import type { Holding } from '../ledger/outcome-entries'
import { holdingKey } from './tick-entries'

interface Holder {
  player_id: number
  code: string
}

/** What these players hold of these shares, by `holdingKey`. */
export async function findHoldings(
  tx: Transaction,
  holders: readonly Holder[],
): Promise<Map<string, Holding>> {
  if (holders.length === 0) return new Map()
  const { player_id, code, qty, cost } = simPosition
  const rows = await tx
    .select({ player_id, code, qty, cost })
    .from(simPosition)
    .where(sql`
    (${player_id}, ${code}) IN (SELECT * FROM unnest(${sql.param(holders.map((one) => one.player_id))}::bigint[],
      ${sql.param(holders.map((one) => one.code))}::text[]))`)
  return new Map(rows.map((row) => [holdingKey(row), { qty: row.qty, cost: row.cost }]))
}
