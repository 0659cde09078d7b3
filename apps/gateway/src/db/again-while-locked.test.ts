import { expect, test } from 'vitest'
import { eventually } from '../modules/testing/eventually'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { waitingForLocks } from '../testing/waiting-for-locks'
import { applyMigrations } from './apply-migrations'
import type { Migration } from './read-migrations'

const ADD_COLUMN: Migration = {
  tag: '0001_column',
  moment: Date.UTC(2100, 0, 1),
  hash: '',
  statements: ['ALTER TABLE busy ADD COLUMN more int'],
  contractsTo: undefined,
  isOutsideTransaction: false,
}

/** A table that somebody reads in a transaction, and a migration of it that waits for them. */
async function migrateUnderReader(
  database: TestDatabase,
  patience: { timeoutMs: number; attempts?: number },
) {
  await database.owner.pool.query('CREATE TABLE busy (id int); GRANT SELECT ON busy TO PUBLIC')
  const reader = await database.db.pool.connect()
  await reader.query('BEGIN; SELECT * FROM busy')
  const client = database.owner.openSession()
  await client.connect()
  const lines: string[] = []
  const options = {
    patience: { attempts: 1_000, pauseMs: 1, ...patience },
    report: (line: string) => lines.push(line),
  }
  const migrating = applyMigrations(client, [ADD_COLUMN], options).finally(() => client.end())
  migrating.catch(() => {})
  return {
    migrating,
    lines,
    readerGoes: async () => {
      await reader.query('COMMIT')
      reader.release()
    },
    /** What happens to somebody else who reads now. */
    readAsWell: () =>
      database.db.orm.transaction(async (tx) => {
        await tx.execute("SET LOCAL statement_timeout = '1s'")
        await tx.execute('SELECT * FROM busy')
      }),
  }
}

test('a migration that waits for a reader holds up no other, and is done when the reader goes', async () => {
  await using database = await createTestDatabase()
  const { migrating, lines, readerGoes, readAsWell } = await migrateUnderReader(database, { timeoutMs: 100 })
  await eventually(async () => expect(await waitingForLocks(database.owner.pool)).toBe(1))
  await readAsWell()
  await readAsWell()
  await eventually(async () => expect(lines.length).toBeGreaterThan(1))
  expect(lines[0]).toMatch(
    /^Migration 0001_column waits for tables that others use \(the oldest transaction is that of process \d+, yingzao test, since \d+ s\); attempt 1 of 1000\.$/,
  )
  await readerGoes()
  expect(await migrating).toEqual(['0001_column'])
  await database.owner.pool.query('SELECT more FROM busy')
})

test('the broken twin, which waits for as long as it takes, stands before everybody who only reads', async () => {
  await using database = await createTestDatabase()
  const { migrating, readerGoes, readAsWell } = await migrateUnderReader(database, { timeoutMs: 0 })
  await eventually(async () => expect(await waitingForLocks(database.owner.pool)).toBe(1))
  await expect(readAsWell()).rejects.toThrow()
  await readerGoes()
  await migrating
})

test('one that never gets its tables says who may have them, and leaves nothing', async () => {
  await using database = await createTestDatabase()
  const { migrating, readerGoes } = await migrateUnderReader(database, { timeoutMs: 10, attempts: 3 })
  await expect(migrating).rejects.toThrow(
    /^Migration 0001_column found its tables in use 3 times \(the oldest .* End that transaction, or try again/,
  )
  await readerGoes()
  await expect(database.owner.pool.query('SELECT more FROM busy')).rejects.toThrow()
})
