import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { killLeadDatabases } from '../testing/kill-lead-databases'

const KILLS = 2
/** From the first moment when the database can be queried again to the next lead. */
const HEAL_MS = 5_000

test('killed databases lose no lead that was acknowledged, and the gateway lives on and heals by itself', async () => {
  const { kills, acked, faults, slowestHealMs } = await killLeadDatabases({ kills: KILLS, least: 30 })
  expect(faults).toEqual([])
  expect(kills).toBe(KILLS)
  expect(acked).toBeGreaterThan(30 * KILLS)
  expect(slowestHealMs).toBeLessThanOrEqual(HEAL_MS)
})

test('one kill finds the fault of a database that acknowledges before it has written', async () => {
  const { faults } = await killLeadDatabases({ kills: 1, least: 30, prepare: acknowledgeEarly })
  expect(faults.join('\n')).toMatch(/A lead that was acknowledged is lost/)
})

/** Commits are acknowledged from memory, and nothing is written to disk for ten seconds. */
async function acknowledgeEarly(pool: Pool): Promise<void> {
  for (const setting of [
    'synchronous_commit = off',
    "wal_writer_delay = '10s'",
    "wal_writer_flush_after = '64MB'",
    'bgwriter_lru_maxpages = 0',
  ])
    await pool.query(`ALTER SYSTEM SET ${setting}`)
  await pool.query('SELECT pg_reload_conf()')
}
