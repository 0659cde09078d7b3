import type { RuleExpression } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { Declared } from '../define-module'
import { knownVisitors } from '../passport'
import { isFulfilledByEach } from './compile-rule'

/** A set of a million people takes some 60 MB; several requested within one `any` are held at once. */
const SET_MEMORY = '256MB'

/**
 * Lets the statements of a transaction hold sets of people in memory, where they would otherwise look at a million rows
 * each; and keeps them to the plans that are fastest for such sets: indexes already have people in order, so that
 * nothing need be hashed to be grouped, each worker would build the sets again, and compiling a statement takes longer
 * than it saves.
 */
export async function allowPeopleSets(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT set_config('work_mem', ${SET_MEMORY}, true), set_config('enable_hashagg', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('jit', 'off', true)`)
}

/** How many visitors fulfil an expression now, and how many there are. */
export async function countPeople(
  db: Orm,
  conditions: Declared['conditions'],
  expression: RuleExpression,
): Promise<{ people: number; of: number }> {
  return db.transaction(async (tx) => {
    await allowPeopleSets(tx)
    const belongs = isFulfilledByEach(conditions, expression, sql`v.uid`)
    // Everybody is looked at once for both.
    const { rows } = await tx.execute<{ people: number; of: number }>(sql`
      SELECT count(*) FILTER (WHERE ${belongs})::int AS people, count(*)::int AS of FROM ${knownVisitors} AS v`)
    return rows[0] ?? { people: 0, of: 0 }
  })
}

/** Whether there is a visitor with this number who has not been erased. */
export async function isKnown(db: Orm, uid: number): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM ${knownVisitors} AS v WHERE v.uid = ${uid}`)
  return rows.length > 0
}
