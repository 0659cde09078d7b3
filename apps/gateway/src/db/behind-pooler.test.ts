import { Client } from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { listenToPageChanges } from '../modules/pages/visitors/page-changes'
import { eventually } from '../modules/testing/eventually'
import { urlOfDatabase } from '../testing/admin'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { openProcessDatabase } from './open-process-database'

const { pooledUrl } = inject('testServer')

const throughPooler = ({ url }: TestDatabase) =>
  urlOfDatabase(pooledUrl ?? '', new URL(url).pathname.slice(1))

const settings = {
  env: 'test' as const,
  directDatabaseUrl: undefined,
  migrationDatabaseUrl: undefined,
  dataDir: '/nonexistent',
}

describe.runIf(pooledUrl)('behind pgbouncer in transaction mode', () => {
  test('a start that was not told of it is refused, with what to set', async () => {
    await using database = await createTestDatabase()
    const databaseUrl = throughPooler(database)
    await expect(openProcessDatabase({ ...settings, databaseUrl }, () => {})).rejects.toThrow(
      /^DATABASE_URL leads to a pooler such as pgbouncer.*Set DIRECT_DATABASE_URL/,
    )
  })

  test('a direct address that leads to the pooler too is refused', async () => {
    await using database = await createTestDatabase()
    const databaseUrl = throughPooler(database)
    const both = { ...settings, databaseUrl, directDatabaseUrl: databaseUrl }
    await expect(openProcessDatabase(both, () => {})).rejects.toThrow(
      /^DIRECT_DATABASE_URL leads to a pooler/,
    )
  })

  test('with a way past it a start works, and a statement ends after ten seconds', async () => {
    await using database = await createTestDatabase()
    const databaseUrl = throughPooler(database)
    const db = await openProcessDatabase(
      { ...settings, databaseUrl, directDatabaseUrl: database.url },
      () => {},
    )
    const { rows } = await db.pool.query("SELECT current_setting('statement_timeout') AS limit")
    expect(rows).toEqual([{ limit: '10s' }])
    await expect(
      db.orm.transaction(async (tx) => {
        await tx.execute("SET LOCAL statement_timeout = '50ms'")
        await tx.execute('SELECT pg_sleep(5)')
      }),
    ).rejects.toThrow()
    await db.close()
  })

  test('a connection that listens through it is deaf, finds that out, and one past it is not', async () => {
    await using database = await createTestDatabase()
    const warnings: string[] = []
    const log = { warn: (_fields: object, line: string) => warnings.push(line) } as never
    const past = openDatabase({ url: throughPooler(database), directUrl: database.url, max: 2 })
    const through = {
      ...past,
      openSession: () => new Client({ connectionString: throughPooler(database) }),
    }
    const deaf = await listenToPageChanges({ db: through, log }, { answerMs: 300 })
    expect(warnings).toEqual([
      expect.stringContaining('set DIRECT_DATABASE_URL to the PostgreSQL server itself'),
    ])
    await deaf.close()

    const sound = await listenToPageChanges({ db: past, log })
    const codes: string[] = []
    sound.watch({
      pageChanged: (code) => void codes.push(code),
      companyChanged: () => {},
      everythingChanged: () => {},
    })
    await past.pool.query("SELECT pg_notify('page_changed', 'sale')")
    await eventually(async () => expect(codes).toEqual(['sale']))
    expect(warnings).toHaveLength(1)
    await sound.close()
    await past.close()
  })
})
