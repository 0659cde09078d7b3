import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { claimDataFolder } from '../config/data-folder'
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database'
import { withConnection } from '../db/with-connection'
import { provideTestServer } from './test-server'

const PREFIX = 'yingzao-test-'

/** Vitest's global setup: the embedded PostgreSQL in a folder that lives as long as the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const removeTemplate = await provideTestServer(project, server.url)
  return async () => {
    await removeTemplate()
    await server.close()
  }
}

/** Opens the embedded PostgreSQL in a folder that is removed when it is closed, as its owner sees it. */
export async function openTestServer(): Promise<{ url: string; close(): Promise<void> }> {
  await clearAfterKilledRuns()
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // Temporary folders are closed to others, including the database's user.
  await chmod(dataDir, 0o711)
  claimDataFolder(dataDir)
  const server = await openEmbeddedDatabase({ dataDir, report: () => {} })
  await keepWriteAheadLog(server.url)
  return {
    url: server.url,
    async close() {
      await server.leave()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A test that searches the write-ahead log for phones must find it whole, whatever other tests write meanwhile. */
function keepWriteAheadLog(url: string): Promise<void> {
  return withConnection(url, async (client) => {
    await client.query("ALTER SYSTEM SET wal_keep_size = '2GB'")
    await client.query('SELECT pg_reload_conf()')
  })
}

/**
 * A run that was killed leaves its PostgreSQL running, as a killed gateway should; but nobody would take over this one.
 */
async function clearAfterKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (Number.isNaN(pid) || isAlive(pid)) continue
    const dataDir = join(tmpdir(), name)
    try {
      const server = await openEmbeddedDatabase({ dataDir, report: () => {} })
      await server.leave()
      await rm(dataDir, { recursive: true, force: true })
    } catch (error) {
      console.log(`Leaving ${dataDir} of an earlier test run as it is: ${(error as Error).message}`)
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
