import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../db/database'
import { withConnection } from '../db/with-connection'
import { runAsAdmin, urlOfDatabase } from './admin'
import { makePristine } from './pristine'
import './test-server'

export interface TestDatabase extends AsyncDisposable {
  /** As the role of the service. */
  db: Database
  url: string
  /** As the owner: for what the service may not do, such as changing tables. */
  owner: Database
}

export interface TestDatabaseOptions {
  /** Never used before, for tests that look at its files or count on its statistics. */
  isNew?: boolean
}

/** Names of databases that tests of this process have left as they found them. */
const spare: string[] = []

/**
 * A migrated database for a test alone, empty but for what the migrations put there. Tests connect as the service does,
 * so that a right which it lacks is found; besides they may empty tables and make some of their own. On dispose it is
 * emptied for the next, as making and dropping one takes longer than most tests do; where that cannot be, it is dropped.
 */
export async function createTestDatabase({ isNew = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { adminUrl, serviceUrl } = inject('testServer')
  const name = (isNew ? undefined : spare.pop()) ?? (await copyTemplate())
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
      if (await empty(name)) spare.push(name)
      // By force, as a listener that the test left open must not fail it here.
      else await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function copyTemplate(): Promise<string> {
  const { adminUrl, template, prefix } = inject('testServer')
  const name = `${prefix}${randomUUID().slice(0, 8)}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return name
}

/** Whether it could be done. */
function empty(name: string): Promise<boolean> {
  const { adminUrl, pristine } = inject('testServer')
  return withConnection(urlOfDatabase(adminUrl, name), (client) => makePristine(client, pristine))
}
