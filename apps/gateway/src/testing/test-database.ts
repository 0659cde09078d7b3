import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database'
import { runAsAdmin, urlOfDatabase } from './admin'
import './test-server'

export interface TestDatabase extends AsyncDisposable {
  db: Database
  url: string
}

/** A migrated database of the test's own, copied from the run's template and dropped on dispose. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testServer')
  const name = `yingzao_test_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  const url = urlOfDatabase(adminUrl, name)
  const db = openDatabase({ url, max: 5, applicationName: 'yingzao test' })
  return {
    db,
    url,
    async [Symbol.asyncDispose]() {
      await db.close()
      // By force, as a listener that the test left open must not fail it here.
      await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
