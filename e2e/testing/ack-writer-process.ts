// Run by ack-writer.ts. Writes keys as fast as it can with several callers at once, and prints a key only after
// the database has acknowledged it.
import { randomUUID } from 'node:crypto'
import { claimDataFolder, openDatabase, openEmbeddedDatabase } from '@yingzao/gateway/testing/store'

const CALLERS = 8

const dataDir = process.argv[2] ?? ''
claimDataFolder(dataDir)
const { url } = await openEmbeddedDatabase({ dataDir, report: () => {} })
const db = openDatabase({ url })
await db.pool.query('CREATE TABLE IF NOT EXISTS ack (key text PRIMARY KEY)')
await Promise.all(Array.from({ length: CALLERS }, writeForever))

async function writeForever(): Promise<void> {
  for (;;) {
    const key = randomUUID()
    try {
      await db.pool.query('INSERT INTO ack (key) VALUES ($1)', [key])
      console.log(key)
    } catch {
      // Not acknowledged, so nothing was promised. The next try shows whether the database is back.
    }
  }
}
