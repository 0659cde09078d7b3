import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from './database'

/** The time that all processes share: the database's, to the millisecond; in a transaction, that of its beginning. */
export async function databaseTime(db: Pick<Orm | Transaction, 'execute'>): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`SELECT floor(extract(epoch FROM now()) * 1000)::bigint::text AS ms`,
  )
  return new Date(Number(rows[0]?.ms))
}
