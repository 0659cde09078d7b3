import type { TestProject } from 'vitest/node'
import { SESSION_LIMITS } from '../db/database'
import { withConnection } from '../db/with-connection'
import { openTestServer } from './embedded-server.setup'
import { startPgbouncer } from './pgbouncer'
import { provideTestServer, ROLE } from './test-server'

/** Vitest's global setup: the embedded PostgreSQL behind pgbouncer in transaction mode. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer()
  const { hostname, port } = new URL(server.url)
  const pooler = await startPgbouncer({
    program: project.getProvidedContext().pgbouncer,
    server: { host: hostname, port, user: ROLE, password: ROLE },
  })
  const pooledUrl = `postgres://${ROLE}:${ROLE}@127.0.0.1:${pooler.port}/postgres`
  const removeTemplate = await provideTestServer(project, server.url, pooledUrl)
  await limitRole(server.url)
  return async () => {
    await pooler.stop()
    await removeTemplate()
    await server.close()
  }
}

/** For the databases of all tests, as a start does for its own (`limitSessionsOfRole`). */
function limitRole(url: string): Promise<void> {
  return withConnection(url, async (client) => {
    for (const [name, ms] of Object.entries(SESSION_LIMITS))
      await client.query(`ALTER ROLE ${ROLE} SET ${name} = ${ms}`)
  })
}
