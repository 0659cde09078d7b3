import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'

/**
 * Runs a statement that holds two large sets against each other. The database does not know how large what a statement
 * has made itself is, and would look through all of it for each row.
 */
export async function withoutLoops<Answer>(tx: Transaction, act: () => PromiseLike<Answer>): Promise<Answer> {
  await tx.execute(sql`SET LOCAL enable_nestloop = off`)
  const answer = await act()
  await tx.execute(sql`SET LOCAL enable_nestloop = on`)
  return answer
}
