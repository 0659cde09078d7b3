import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'

/** How long a scheduled publication may take once it is due. */
const SETTLE_MS = 180_000

/** Waits until everything scheduled has been done or refused; jobs of killed processes start over. */
export async function untilSchedulesAreOver(pool: Pool, { afterKills = false } = {}): Promise<void> {
  const deadline = performance.now() + SETTLE_MS
  for (;;) {
    // As if the jobs of the killed processes had timed out.
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
