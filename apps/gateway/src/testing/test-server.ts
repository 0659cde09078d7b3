import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { type Database, openDatabase } from '../db/database'
import { migrate } from '../db/migrate'
import { EVIDENCE } from '../db/service-role'
import { jobNames } from '../modules'
import { dropDatabases, runAsAdmin, urlOfDatabase } from './admin'
import { type Pristine, readPristine } from './pristine'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    /** Only in the project that tests on a server which already runs on this machine. */
    localServerUrl: string
    /** Only in the project that tests behind pgbouncer: path of its executable. */
    pgbouncer: string
  }
}

/** What tests need to copy databases for themselves. */
interface TestServer {
  /** A user that may create databases, connected to one that is not the template. */
  adminUrl: string
  /** The role of the service, on the same server. */
  serviceUrl: string
  /** The same through a pooler. Undefined: this run has none. */
  pooledUrl: string | undefined
  /** Name of a migrated database that nobody is connected to. */
  template: string
  /** Its pristine state. */
  pristine: Pristine
  /** Names of databases that tests create begin with this; those left over are dropped at the end of the run. */
  prefix: string
}

/** Its password is its name. */
export const ROLE = 'yingzao_test_service'

/** Another run on the same server may have created it, even just now. */
const CREATE_ROLE = `
  DO $$ BEGIN
    CREATE ROLE ${ROLE} LOGIN PASSWORD '${ROLE}';
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`

/** Tests empty tables between them, and make careless copies of some. */
async function grantToTests({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)",
    [EVIDENCE],
  )
  const tables = rows.map(({ name }) => name).join(', ')
  await pool.query(`
    GRANT TRUNCATE ON ${tables} TO ${ROLE};
    GRANT TRUNCATE ON ALL TABLES IN SCHEMA pgboss TO ${ROLE};
    GRANT CREATE ON SCHEMA public TO ${ROLE}`)
}

/**
 * Gives a run's tests this server with a template of its own; answers what removes the template again.
 * @param pooledUrl The server by way of a pooler.
 */
export async function provideTestServer(
  project: TestProject,
  adminUrl: string,
  pooledUrl?: string,
): Promise<() => Promise<void>> {
  const run = randomUUID().replaceAll('-', '').slice(0, 20)
  const [template, prefix] = [`yingzao_template_${run}`, `yingzao_test_${run}_`]
  await runAsAdmin(adminUrl, `CREATE DATABASE ${template}`)
  await runAsAdmin(adminUrl, CREATE_ROLE)
  const owner = openDatabase({ url: urlOfDatabase(adminUrl, template) })
  await migrate(owner, { serviceRole: ROLE, queues: jobNames })
  await grantToTests(owner)
  const pristine = await readPristineOf(owner)
  await owner.close()
  const serviceUrl = new URL(adminUrl)
  serviceUrl.username = ROLE
  serviceUrl.password = ROLE
  project.provide('testServer', {
    adminUrl,
    serviceUrl: serviceUrl.href,
    pooledUrl,
    template,
    pristine,
    prefix,
  })
  return async () => {
    await dropDatabases(adminUrl, prefix)
    await dropDatabases(adminUrl, template)
  }
}

async function readPristineOf({ pool }: Database): Promise<Pristine> {
  const client = await pool.connect()
  try {
    return await readPristine(client)
  } finally {
    client.release()
  }
}
