import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/database'
import { migrate } from '../db/migrate'
import { runAsAdmin, urlOfDatabase } from './admin'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** Only in the project that tests on a server which this machine runs anyway. */
    localServerUrl: string
  }
}

/** What tests need to copy databases of their own. */
interface TestServer {
  /** A user that may create databases, connected to one that is not the template. */
  adminUrl: string
  /** Name of a migrated database that nobody is connected to. */
  template: string
}

/** Gives a run's tests this server with a template of its own; answers what removes the template again. */
export async function provideTestServer(
  project: TestProject,
  adminUrl: string,
): Promise<() => Promise<void>> {
  const template = `yingzao_template_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${template}`)
  const db = openDatabase({ url: urlOfDatabase(adminUrl, template) })
  await migrate(db)
  await db.close()
  project.provide('testServer', { adminUrl, template })
  return () => runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`)
}
