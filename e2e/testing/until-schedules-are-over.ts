import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

/** How long what was set for a time may take once its time has come. */
const SETTLE_MS = 180_000

/** Until all that was set for a time has been done, or has been refused; jobs of killed processes begin anew. */
export async function untilSchedulesAreOver(pool: Pool, { afterKills = false } = {}): Promise<void> {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    // As if the time of the jobs that the killed had were up.
    if (afterKills)
      await pool.query("UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'")
    const { rows } = await pool.query(
      'SELECT FROM page_schedule WHERE publish_at IS NOT NULL AND problem IS NULL',
    )
    if (rows.length === 0) return
    if (performance.now() > deadline) throw new Error(`${rows.length} pages wait for a time that has come.`)
    await wait(500)
  }
}
