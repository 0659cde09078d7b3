import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { simCashLedger, simShareLedger } from '../account-tables'
import type { CashEntry, Entries, ShareEntry } from './entries'
import { nameViolation } from './ledger-refusal'

/**
 * Writes movements, which the database sums into each player's balances, with one statement for each ledger. Throws a
 * LedgerRefusal where something would fall below zero; then none of it is written.
 */
export async function writeEntries(tx: Transaction, { cash, shares }: Entries): Promise<void> {
  await nameViolation(writeShares(tx, shares))
  await nameViolation(writeCash(tx, cash))
}

async function writeCash(tx: Transaction, entries: readonly CashEntry[]): Promise<void> {
  if (entries.length === 0) return
  const column = (name: keyof CashEntry) => sql.param(entries.map((entry) => entry[name] ?? 0))
  await tx.execute(sql`
    INSERT INTO ${simCashLedger} (player_id, day, move, ref, cash, held, receivable)
    SELECT * FROM unnest(${column('player_id')}::bigint[], ${column('day')}::date[], ${column('move')}::text[],
      ${column('ref')}::text[], ${column('cash')}::bigint[], ${column('held')}::bigint[],
      ${column('receivable')}::bigint[])`)
}

async function writeShares(tx: Transaction, entries: readonly ShareEntry[]): Promise<void> {
  if (entries.length === 0) return
  const column = (name: keyof ShareEntry) => sql.param(entries.map((entry) => entry[name] ?? 0))
  await tx.execute(sql`
    INSERT INTO ${simShareLedger} (player_id, code, day, move, ref, qty, held, cost)
    SELECT * FROM unnest(${column('player_id')}::bigint[], ${column('code')}::text[], ${column('day')}::date[],
      ${column('move')}::text[], ${column('ref')}::text[], ${column('qty')}::bigint[], ${column('held')}::bigint[],
      ${column('cost')}::bigint[])`)
}
