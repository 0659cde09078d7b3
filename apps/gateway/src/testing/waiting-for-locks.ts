/**
 * Returns how many sessions of this test's own database are waiting for a lock. `pg_locks` alone would not do: the
 * server has the databases of all tests, a wait for a transaction names no database, and tables of two databases may
 * have the same numbers.
 */
export async function waitingForLocks(pool: {
  query(sql: string): Promise<{ rowCount: number | null }>
}): Promise<number> {
  const { rowCount } = await pool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  return rowCount ?? 0
}
