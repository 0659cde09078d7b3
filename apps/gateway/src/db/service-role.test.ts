import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { StartError } from '../config/start-error'
import { runAsAdmin, urlOfDatabase } from '../testing/admin'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { openProcessDatabase } from './open-process-database'
import { EVIDENCE } from './service-role'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())

/** Rights of the service's role on a table. */
async function rightsOn(table: string): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ action: string }>(
    `SELECT action FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) AS action
     WHERE has_table_privilege($1, action)`,
    [table],
  )
  return rows.map(({ action }) => action)
}

const WRITTEN_BY_TRIGGERS: readonly string[] = ['audit_head', 'sim_account', 'sim_position']

describe('the role of the service', () => {
  test.each(EVIDENCE)('may not change %s', async (table) => {
    const wanted = WRITTEN_BY_TRIGGERS.includes(table) ? ['SELECT'] : ['SELECT', 'INSERT']
    expect(await rightsOn(table)).toEqual(wanted)
    for (const statement of [
      `UPDATE ${table} SET ctid = ctid`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ]) {
      await expect(database.db.pool.query(statement)).rejects.toThrow()
    }
  })

  test('works with every other table, the queues among them', async () => {
    const { rows } = await database.owner.pool.query<{ name: string }>(
      `SELECT schemaname || '.' || tablename AS name FROM pg_tables
       WHERE schemaname IN ('public', 'pgboss') AND tablename <> ALL ($1)`,
      [EVIDENCE],
    )
    expect(rows.length).toBeGreaterThan(40)
    for (const { name } of rows) {
      expect([name, await rightsOn(name)]).toEqual([
        name,
        expect.arrayContaining(['SELECT', 'INSERT', 'UPDATE', 'DELETE']),
      ])
    }
  })

  test('cannot switch off what guards evidence, nor write past it', async () => {
    for (const statement of [
      'ALTER TABLE audit_log DISABLE TRIGGER ALL',
      'SET session_replication_role = replica',
      'DROP TRIGGER audit_log_chained ON audit_log',
    ]) {
      await expect(database.db.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
    }
  })
})

describe('a process on a server of its own', () => {
  const { adminUrl, serviceUrl } = inject('testServer')

  /** An empty database, with the addresses of its owner and of a role that may do nothing there. */
  async function emptyDatabase() {
    const name = `yingzao_start_${randomUUID().replaceAll('-', '')}`
    await runAsAdmin(adminUrl, `CREATE DATABASE ${name}`)
    onTestFinished(() => runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`))
    return { owner: urlOfDatabase(adminUrl, name), service: urlOfDatabase(serviceUrl, name) }
  }

  /** Runs the database part of a start. Returns why it refused, and what the service can read then. */
  async function start(
    env: 'production' | 'development',
    { databaseUrl, migrationDatabaseUrl }: { databaseUrl: string; migrationDatabaseUrl?: string },
  ): Promise<string> {
    const directDatabaseUrl = undefined
    const settings = { env, databaseUrl, directDatabaseUrl, migrationDatabaseUrl, dataDir: '/nonexistent' }
    const db = await openProcessDatabase(settings, () => {})
    try {
      await db.prepare([])
      const { rows } = await db.pool.query('SELECT current_user AS role, (SELECT seq FROM audit_head) AS seq')
      return `${rows[0].role} at ${rows[0].seq}`
    } catch (error) {
      if (error instanceof StartError) return error.message
      throw error
    } finally {
      await db.close()
    }
  }

  const SERVES = /^yingzao_test_service at 0$/

  test('migrates as the owner and serves as another role, and later without the owner', async () => {
    const { owner, service } = await emptyDatabase()
    expect(await start('production', { databaseUrl: service })).toMatch(
      /Set MIGRATION_DATABASE_URL to the owner, and run `npm run migrate`/,
    )
    expect(await start('production', { databaseUrl: service, migrationDatabaseUrl: owner })).toMatch(SERVES)
    expect(await start('production', { databaseUrl: service })).toMatch(SERVES)
  })

  test('is refused in production as the owner, with what to run; elsewhere it may', async () => {
    const { owner } = await emptyDatabase()
    expect(await start('development', { databaseUrl: owner })).toMatch(/ at 0$/)
    const problem = await start('production', { databaseUrl: owner, migrationDatabaseUrl: owner })
    expect(problem).toContain('UPDATE consent_log')
    expect(problem).toMatch(/CREATE ROLE yingzao_service LOGIN PASSWORD .+MIGRATION_DATABASE_URL/)
  })

  test('is refused in production with a single right too many, with the statement that takes it away', async () => {
    const { owner, service } = await emptyDatabase()
    await start('production', { databaseUrl: service, migrationDatabaseUrl: owner })
    const admin = openDatabase({ url: owner, max: 1 })
    await admin.pool.query('GRANT UPDATE (withdrawn_at) ON consent_log TO yingzao_test_service')
    const problem = await start('production', { databaseUrl: service })
    expect(problem).toContain('(UPDATE consent_log)')
    const statement = /REVOKE [^;]+;/.exec(problem)?.[0] ?? ''
    await admin.pool.query(statement)
    await admin.close()
    expect(await start('production', { databaseUrl: service })).toMatch(SERVES)
  })
})
