import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { isMigrated, migrate } from './migrate'

let migrationsFolder: string

beforeEach(() => {
  migrationsFolder = mkdtempSync(join(tmpdir(), 'yingzao-migrations-'))
  mkdirSync(join(migrationsFolder, 'meta'))
})
afterEach(() => rmSync(migrationsFolder, { recursive: true }))

const ownerUrl = ({ owner }: TestDatabase) => owner.pool.options.connectionString ?? ''

/** Writes these statements as the folder's migrations, later than every real one. */
function writeMigrations(...statements: string[]): void {
  const entries = statements.map((statement, idx) => {
    const tag = `000${idx}_test`
    writeFileSync(join(migrationsFolder, `${tag}.sql`), statement)
    return { idx, version: '7', when: Date.UTC(2100, 0, idx + 1), tag, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal))
}

test('two processes that migrate at once both succeed, and each step is taken once', async () => {
  await using test = await createTestDatabase()
  const other = openDatabase({ url: ownerUrl(test) })
  // Slow enough that the second surely arrives while the first is running; a second run would fail on the table.
  writeMigrations('CREATE TABLE step_one (id int); SELECT pg_sleep(0.5)', 'INSERT INTO step_one VALUES (1)')
  const lines: string[] = []
  const options = { migrationsFolder, report: (line: string) => lines.push(line) }
  await Promise.all([migrate(test.owner, options), migrate(other, options)])
  const { rows } = await test.owner.pool.query('SELECT id FROM step_one')
  expect(rows).toEqual([{ id: 1 }])
  expect(lines).toEqual(['Another process is migrating the database; waiting for it.'])
  await other.close()
})

test('a migration that fails changes nothing and keeps no lock; those before it stay, and the next run goes on', async () => {
  await using test = await createTestDatabase()
  writeMigrations('CREATE TABLE whole (id int)', 'CREATE TABLE half (id int); CREATE TABEL typo (id int)')
  await expect(migrate(test.owner, { migrationsFolder })).rejects.toThrow()
  const { rows } = await test.owner.pool.query(
    "SELECT to_regclass('whole') IS NOT NULL AS whole, to_regclass('half') IS NOT NULL AS half",
  )
  expect(rows).toEqual([{ whole: true, half: false }])

  writeMigrations('CREATE TABLE whole (id int)', 'CREATE TABLE half (id int); CREATE TABLE mended (id int)')
  expect((await migrate(test.owner, { migrationsFolder })).applied).toEqual(['0001_test'])
  await test.owner.pool.query('SELECT * FROM whole, half, mended')
})

test('an index is made beside the work, where its migration says so', async () => {
  await using test = await createTestDatabase()
  writeMigrations(
    'CREATE TABLE large (id int)',
    '-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS large_id;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY large_id ON large (id)',
  )
  const { applied } = await migrate(test.owner, { migrationsFolder, queues: ['counting'] })
  expect(applied).toEqual(['0000_test', '0001_test'])
  await test.owner.pool.query('DROP INDEX large_id')
})

test('it says what it did, and that there is nothing to do', async () => {
  await using test = await createTestDatabase()
  writeMigrations('CREATE TABLE one (id int)')
  const options = { migrationsFolder, queues: ['of-a-new-kind'] }
  expect(await migrate(test.owner, options)).toEqual({ applied: ['0000_test'], newQueues: ['of-a-new-kind'] })
  expect(await migrate(test.owner, options)).toEqual({ applied: [], newQueues: [] })
})

test('a step may take longer than daily work allows a statement', async () => {
  await using test = await createTestDatabase()
  const hasty = openDatabase({ url: `${ownerUrl(test)}?statement_timeout=200` })
  writeMigrations('CREATE TABLE slow (id int); SELECT pg_sleep(0.6)')
  await migrate(hasty, { migrationsFolder })
  await hasty.pool.query('SELECT * FROM slow')
  await hasty.close()
})

test('a database from before the baseline is told what to do, and stays as it is', async () => {
  await using test = await createTestDatabase()
  await test.owner.pool.query(
    'UPDATE drizzle.__drizzle_migrations SET created_at = (SELECT min(created_at) - 1 FROM drizzle.__drizzle_migrations)',
  )
  const tables = () => test.owner.pool.query('SELECT tablename FROM pg_tables ORDER BY 1')
  const before = await tables()
  await expect(migrate(test.owner)).rejects.toThrow(/before the first release.* Remove the folder DATA_DIR/)
  expect((await tables()).rows).toEqual(before.rows)
})

test('a database that has all that the baseline stands for goes on from there', async () => {
  await using test = await createTestDatabase()
  // Migrations before the baseline left a row each, the last with the baseline's own time.
  await test.owner.pool.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'of an earlier one', created_at - 1 FROM drizzle.__drizzle_migrations",
  )
  await migrate(test.owner)
  expect(await isMigrated(test.owner, [])).toBe(true)
})
