import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'

/**
 * Runs a statement that joins two large sets. The database does not know the size of what a statement has itself
 * produced, and would scan all of it for each row.
 */
export async function withoutLoops<Answer>(tx: Transaction, act: () => PromiseLike<Answer>): Promise<Answer> {
  await tx.execute(sql`SET LOCAL enable_nestloop = off`)
  const answer = await act()
  await tx.execute(sql`SET LOCAL enable_nestloop = on`)
  return answer
}
