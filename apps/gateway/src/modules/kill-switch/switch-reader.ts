import { asc, isNull } from 'drizzle-orm'
import type { Database, Orm, Transaction } from '../../db/database'
import type { ActiveSwitch, SwitchReader } from '../../switches/switch-data'
import { findProductMarks } from '../catalogue'
import { pageAddresses } from '../pages'
import { killSwitch } from './kill-switch-tables'

/**
 * Reads what is switched off. Every result from the database replaces what was known, unless a later one arrived first.
 */
export function createSwitchReader({ db }: { db: Database }): SwitchReader {
  let last: readonly ActiveSwitch[] = []
  let asked = 0
  let answered = 0
  return {
    known: () => last,
    read: async (queries = db.orm) => {
      asked += 1
      const turn = asked
      const found = await findActive(queries)
      if (turn > answered) {
        answered = turn
        last = found
      }
      return found
    },
  }
}

async function findActive(db: Orm | Transaction): Promise<ActiveSwitch[]> {
  const rows = await db
    .select({ switch_id: killSwitch.switch_id, scope: killSwitch.scope, value: killSwitch.value })
    .from(killSwitch)
    .where(isNull(killSwitch.lifted_at))
    .orderBy(asc(killSwitch.switch_id))
  return resolved(db, rows)
}

/** Follows a page to its new address, and a product under both of its names. */
export async function resolved(
  db: Orm | Transaction,
  rows: readonly Omit<ActiveSwitch, 'mark'>[],
): Promise<ActiveSwitch[]> {
  const products = rows.filter(({ scope }) => scope === 'product').map(({ value }) => Number(value))
  const marks = products.length > 0 ? await findProductMarks(db, products) : undefined
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      value: row.scope === 'page' ? await pageAddresses.currentCode(db, row.value) : row.value,
      mark: row.scope === 'product' ? (marks?.get(Number(row.value)) ?? null) : null,
    })),
  )
}
