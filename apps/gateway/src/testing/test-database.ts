import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database'
import { runAsAdmin, urlOfDatabase } from './admin'
import './test-server'

export interface TestDatabase extends AsyncDisposable {
  /** As the role of the service. */
  db: Database
  url: string
  /** As the owner: for what the service may not do, such as changing tables. */
  owner: Database
}

/**
 * A migrated database of the test's own, copied from the run's template and dropped on dispose. Tests connect as the
 * service does, so that a right which it lacks is found; besides they may empty tables and make some of their own.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, serviceUrl, template } = inject('testServer')
  const name = `yingzao_test_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = urlOfDatabase(serviceUrl, name)
  const owner = openDatabase({ url: urlOfDatabase(adminUrl, name), max: 2, applicationName: 'yingzao owner' })
  const db = openDatabase({ url, max: 5, applicationName: 'yingzao test' })
  return {
    db,
    url,
    owner,
    async [Symbol.asyncDispose]() {
      await db.close()
      await owner.close()
      // By force, as a listener that the test left open must not fail it here.
      await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
