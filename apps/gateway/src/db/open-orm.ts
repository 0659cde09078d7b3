import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'

/**
 * Drizzle on a pool. Its own `transaction` keeps the connection forever when `begin` fails, so ten connections that
 * broke at that moment would exhaust the pool; and when work fails it reports that the rollback failed too, not why the
 * work did. Here the connection always goes back, or is thrown away where its state is unknown.
 */
export function openOrm(pool: Pool): NodePgDatabase {
  const orm = drizzle(pool)
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    let isUsable = false
    let failure: { error: unknown } | undefined
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          failure = { error }
          throw error
        }
      }, config)
      isUsable = true
      return result
    } catch (error) {
      isUsable = failure?.error === error
      throw failure === undefined ? error : failure.error
    } finally {
      client.release(!isUsable)
    }
  }
  return orm
}
