import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { StartError } from '../config/start-error'
import { createTestDatabase } from '../testing/test-database'
import { migrate } from './migrate'
import { readMigrations } from './read-migrations'
import { refuseBelowFloor } from './schema-floor'

let migrationsFolder: string
beforeEach(() => {
  migrationsFolder = mkdtempSync(join(tmpdir(), 'yingzao-floor-'))
  mkdirSync(join(migrationsFolder, 'meta'))
})
afterEach(() => rmSync(migrationsFolder, { recursive: true }))

const momentOf = (index: number) => Date.UTC(2100, 0, index + 1)

/** Writes the migrations of a build, later than every real one. */
function writeMigrations(...files: [tag: string, text: string][]): void {
  const entries = files.map(([tag, text], idx) => {
    writeFileSync(join(migrationsFolder, `${tag}.sql`), text)
    return { idx, version: '7', when: momentOf(idx), tag, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'postgresql', entries }
  writeFileSync(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify(journal))
}

const EXPAND: [string, string] = ['0000_two_columns', 'CREATE TABLE t (old int, new int)']
const WITHOUT: [string, string] = ['0001_only_new', 'SELECT 1']
const CONTRACT: [string, string] = [
  '0002_old_gone',
  '-- contract: builds from 0001_only_new on\nALTER TABLE t DROP COLUMN old',
]

test('a migration that takes something away shuts out builds that know too little, and no other', async () => {
  await using database = await createTestDatabase()
  writeMigrations(EXPAND, WITHOUT)
  await migrate(database.owner, { migrationsFolder })
  await refuseBelowFloor(database.db.pool, momentOf(0))

  writeMigrations(EXPAND, WITHOUT, CONTRACT)
  await migrate(database.owner, { migrationsFolder })
  await refuseBelowFloor(database.owner.pool, momentOf(1))
  await expect(refuseBelowFloor(database.owner.pool, momentOf(0))).rejects.toThrow(
    /\(by 0002_old_gone\) with which only builds from 0001_only_new on work.* Start a newer build/,
  )
})

test('an old build that may migrate is refused before it does anything', async () => {
  await using database = await createTestDatabase()
  writeMigrations(EXPAND, WITHOUT, CONTRACT)
  await migrate(database.owner, { migrationsFolder })
  await expect(migrate(database.owner)).rejects.toThrow(StartError)
  writeMigrations(EXPAND)
  await expect(migrate(database.owner, { migrationsFolder })).rejects.toThrow(StartError)
  writeMigrations(EXPAND, WITHOUT)
  expect((await migrate(database.owner, { migrationsFolder })).applied).toEqual([])
})

test('the floor never sinks, and the service cannot move it', async () => {
  await using database = await createTestDatabase()
  writeMigrations(EXPAND, WITHOUT, CONTRACT, [
    '0003_older_floor',
    '-- contract: builds from 0000_two_columns on\nSELECT 1',
  ])
  const { rows: roles } = await database.db.pool.query<{ role: string }>('SELECT current_user AS role')
  await migrate(database.owner, { migrationsFolder, serviceRole: roles[0]?.role ?? '' })
  const { rows } = await database.db.pool.query('SELECT oldest FROM drizzle.schema_floor')
  expect(rows).toEqual([{ oldest: '0001_only_new' }])
  await expect(database.db.pool.query('UPDATE drizzle.schema_floor SET moment = 0')).rejects.toThrow(
    /permission denied/,
  )
})

test.each([
  ['none', '0009_nowhere'],
  ['a later one', '0001_only_new'],
])('a migration that contracts to %s is no migration', (_which, tag) => {
  writeMigrations(['0000_first', `-- contract: builds from ${tag} on\nSELECT 1`], WITHOUT)
  expect(() => readMigrations(migrationsFolder)).toThrow(
    /^Migration 0000_first names .* which is none or a later/,
  )
})
