import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { afterAction } from '../../exchange'
import { type CorporateAction, findActionsOf, findPaidBy } from '../../market'
import { simAccount, simCashLedger, simPosition, simShareLedger } from '../account-tables'
import { type CashEntry, refOf, type ShareEntry } from '../ledger/entries'
import { writeEntries } from '../ledger/write-entries'
import { ownBook } from './lock-book'

/**
 * Applies on the morning of a day what was announced for it: bonus shares first, then the dividend, which is receivable
 * until it is paid; and pays what is payable by that day. It is based on the holdings of the day before, so the result
 * is the same however late it runs. Safe to repeat. Returns how many holdings it changed.
 */
export async function applyActions({ db }: Pick<Context, 'db'>, day: string): Promise<number> {
  const actions = await findActionsOf(db.orm, day)
  const paid = await findPaidBy(db.orm, day)
  if (actions.length === 0 && paid.length === 0) return 0
  return db.orm.transaction(async (tx) => {
    await ownBook(tx)
    let changed = 0
    for (const action of actions) changed += await applyAction(tx, action)
    await payDividends(tx, paid, day)
    return changed
  })
}

interface Held {
  player_id: number
  /** At the end of the day before, and now. */
  before: number
  now: number
}

async function applyAction(tx: Transaction, action: CorporateAction): Promise<number> {
  const { code, ex_date: day } = action
  const ref = refOf.action(code, day)
  const cash: CashEntry[] = []
  const shares: ShareEntry[] = []
  const holders = await findHolders(tx, action, ref)
  for (const { player_id, before, now } of holders) {
    const after = afterAction({ qty: before, cost: 0 }, action)
    const qty = after.qty - before
    // Once everything has been sold there is no cost left for the dividend to reduce.
    const cost = now + qty > 0 ? 0 - after.cash : 0
    shares.push({ player_id, code, day, move: 'bonus', ref, qty, cost })
    if (after.cash > 0) cash.push({ player_id, day, move: 'dividend', ref, receivable: after.cash })
  }
  await writeEntries(tx, { cash, shares })
  return holders.length
}

/** Those who held the share overnight and to whom the action has not been applied. */
async function findHolders(
  tx: Transaction,
  { code, ex_date }: CorporateAction,
  ref: string,
): Promise<Held[]> {
  const { rows } = await tx.execute<{ player_id: string; before: string; now: string }>(sql`
    SELECT p.player_id, p.qty AS now, (SELECT coalesce(sum(l.qty), 0) FROM ${simShareLedger} AS l
      WHERE l.player_id = p.player_id AND l.code = p.code AND l.day < ${ex_date}::date) AS before
    FROM ${simPosition} AS p
    WHERE p.code = ${code} AND NOT EXISTS (SELECT FROM ${simShareLedger} AS l
      WHERE l.player_id = p.player_id AND l.code = p.code AND l.move = 'bonus' AND l.ref = ${ref})
    ORDER BY p.player_id`)
  return rows
    .map(({ player_id, before, now }) => ({
      player_id: Number(player_id),
      before: Number(before),
      now: Number(now),
    }))
    .filter(({ before }) => before > 0)
}

/** What is due becomes money that can be spent. */
async function payDividends(tx: Transaction, paid: readonly CorporateAction[], day: string): Promise<void> {
  const refs = paid.map(({ code, ex_date }) => refOf.action(code, ex_date))
  await tx.execute(sql`
    INSERT INTO ${simCashLedger} (player_id, day, move, ref, cash, receivable)
    SELECT d.player_id, ${day}::date, 'dividend_paid', d.ref, d.receivable, -d.receivable
    FROM ${simAccount} AS a JOIN ${simCashLedger} AS d ON d.player_id = a.player_id
    WHERE a.receivable > 0 AND d.move = 'dividend' AND d.ref = ANY(${sql.param(refs)}::text[]) AND NOT EXISTS (
      SELECT FROM ${simCashLedger} AS done
      WHERE done.player_id = d.player_id AND done.move = 'dividend_paid' AND done.ref = d.ref)
    ORDER BY d.player_id`)
}
