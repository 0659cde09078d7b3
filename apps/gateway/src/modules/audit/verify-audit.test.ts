import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BY_TEST, openTestStore, type TestStore, testKey } from '../testing/start-test-gateway'
import { appendAudit } from './append-audit'
import { keepAuditHead } from './audit-heads'
import { readHead } from './read-chain'
import { asOwner, fillLog, sealRows, tamper } from './testing/tamper'
import { verifyAudit } from './verify-audit'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store[Symbol.asyncDispose]())

const append = ({ ctx }: TestStore) =>
  ctx.db.orm.transaction((tx) => appendAudit(ctx, tx, BY_TEST, { action: 'test.act', subject: 'test:1' }))

/** What is found out, as `changed 3`. */
async function found(): Promise<string[]> {
  const { tamperings } = await verifyAudit(store.ctx)
  return tamperings.map(({ seq, kind }) => `${kind} ${seq}`)
}

const change = (...statements: string[]) =>
  asOwner(store, async (query) => {
    for (const statement of statements) await query(statement)
  })

test('a log in which nothing was changed is sound, an empty one too', async () => {
  expect(await verifyAudit(store.ctx)).toMatchObject({ rows: 0, tamperings: [], rebuilt: undefined })
  await fillLog(store, 30)
  expect(await verifyAudit(store.ctx)).toMatchObject({
    rows: 30,
    head: { seq: 30 },
    tamperings: [],
    unknownKeys: [],
  })
})

// `npm run test:faults` does the same 200 times in 100,000 rows.
test('twenty tamperings of 2,000 rows are all found, and exactly those rows are named', async () => {
  await fillLog(store, 2_000)
  const attacks = await tamper(store, { rows: 2_000, times: 20 })
  const { tamperings } = await verifyAudit(store.ctx)
  const named = [...new Set(tamperings.map(({ seq }) => seq))]
  expect(named, JSON.stringify(attacks)).toEqual(attacks.flatMap(({ seqs }) => seqs).sort((a, b) => a - b))
})

describe('at its end', () => {
  beforeEach(() => fillLog(store, 5))

  test('rows that were cut off are named', async () => {
    await change('DELETE FROM audit_log WHERE seq > 3')
    expect(await found()).toEqual(['missing 4', 'missing 5'])
  })

  test('rows that were added past the trigger are named', async () => {
    await change(
      `INSERT INTO audit_log SELECT 6, at, who, action, subject, before, after, ip, hash, reverse(hash)
       FROM audit_log WHERE seq = 5`,
    )
    expect(await found()).toEqual(['added 6'])
  })

  test('the last row is held against the head', async () => {
    await change('UPDATE audit_head SET hash = reverse(hash)')
    expect(await found()).toEqual(['changed 5'])
  })

  test('all rows that are gone are named', async () => {
    await change('DELETE FROM audit_log')
    expect(await found()).toEqual([1, 2, 3, 4, 5].map((seq) => `missing ${seq}`))
  })
})

describe('a chain that somebody has made anew from a row on', () => {
  const REBUILD = ['ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_chained']

  /** Deletes everything from this row on and lets the database append other rows, as if nothing had happened. */
  async function rebuild(from: number, rows: number): Promise<void> {
    await change(
      ...REBUILD,
      `DELETE FROM audit_log WHERE seq >= ${from}`,
      `UPDATE audit_head SET seq = ${from - 1}, hash = (SELECT hash FROM audit_log WHERE seq = ${from - 1})`,
      `INSERT INTO audit_log (who, action, subject) SELECT 'cli:x', 'a.b', 'x' FROM generate_series(1, ${rows})`,
    )
  }

  /** As if the head had been kept on this day. */
  async function keepOn(day: string): Promise<void> {
    const folder = join(store.ctx.config.dataDir, 'audit-heads')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${day}.json`), JSON.stringify({ day, ...(await readHead(store.ctx.db)) }))
  }

  beforeEach(async () => {
    await fillLog(store, 10)
    await keepOn('2026-11-20')
    await fillLog(store, 10)
    await keepOn('2026-11-21')
    await fillLog(store, 10)
  })

  test('is named row by row, as whoever did it has no key', async () => {
    await rebuild(14, 17)
    const { tamperings } = await verifyAudit(store.ctx)
    expect(tamperings).toEqual(
      Array.from({ length: 17 }, (_none, index) => ({ seq: 14 + index, kind: 'unsealed' })),
    )
  })

  test('by who has the key is sound in itself, and other than the head that was kept', async () => {
    expect(await verifyAudit(store.ctx)).toMatchObject({ rebuilt: undefined, agreeing: 2 })
    await rebuild(14, 17)
    await sealRows(store)
    expect(await verifyAudit(store.ctx)).toMatchObject({
      tamperings: [],
      rebuilt: { day: '2026-11-21', after: 10, seq: 20 },
      agreeing: 1,
    })
  })

  test('is found out when it is shorter now', async () => {
    await rebuild(5, 2)
    await sealRows(store)
    expect(await verifyAudit(store.ctx)).toMatchObject({
      tamperings: [],
      rebuilt: { day: '2026-11-20', after: 0, seq: 10 },
      agreeing: 0,
    })
  })

  test('is not found out without heads and with the key: it can tell', async () => {
    await rm(join(store.ctx.config.dataDir, 'audit-heads'), { recursive: true })
    await rebuild(14, 17)
    await sealRows(store)
    expect(await verifyAudit(store.ctx)).toMatchObject({ tamperings: [], rebuilt: undefined })
  })

  test('is not excused by a kept head that nobody can read', async () => {
    await writeFile(join(store.ctx.config.dataDir, 'audit-heads/2026-11-20.json'), '{"seq":')
    expect(await verifyAudit(store.ctx)).toMatchObject({ unreadable: ['2026-11-20.json'], agreeing: 1 })
  })
})

test('the head of a day is kept once, for its owner only', async () => {
  await fillLog(store, 3)
  await keepAuditHead(store.ctx)
  await fillLog(store, 3)
  await keepAuditHead(store.ctx)
  const folder = join(store.ctx.config.dataDir, 'audit-heads')
  const names = await readdir(folder)
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d\.json$/)])
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600)
  expect(await verifyAudit(store.ctx)).toMatchObject({ rows: 6, agreeing: 1, rebuilt: undefined })
})

describe('seals', () => {
  /** What is found with keys other than those the rows were sealed with. */
  const verifyWith = (...names: [string, ...string[]]) => {
    const [first, ...others] = names.map(testKey)
    if (!first) throw new Error('There is no key.')
    return verifyAudit({ ...store.ctx, config: { ...store.ctx.config, auditKeys: [first, ...others] } })
  }

  test('a row that was chained as it should be, but not by the service, is named', async () => {
    await fillLog(store, 3)
    await store.database.owner.pool.query(
      "INSERT INTO audit_log (who, action, subject) VALUES ('member:1', 'lead.assign', 'lead:1')",
    )
    expect(await found()).toEqual(['unsealed 4'])
    await append(store)
    expect(await found()).toEqual(['unsealed 4'])
  })

  test('a seal of another row is none', async () => {
    await fillLog(store, 3)
    await change(
      'UPDATE audit_seal SET seal = (SELECT seal FROM audit_seal JOIN audit_log USING (hash) WHERE seq = 1) WHERE hash = (SELECT hash FROM audit_log WHERE seq = 2)',
    )
    expect(await found()).toEqual(['unsealed 2'])
  })

  test('older keys check what they have sealed; one that is not given is said, and blames no row', async () => {
    await fillLog(store, 3)
    expect(await verifyWith('next', 'audit')).toMatchObject({ tamperings: [], unknownKeys: [] })
    expect(await verifyWith('next')).toMatchObject({ tamperings: [], unknownKeys: ['audit'] })
  })

  test('another key under the same name checks nothing', async () => {
    await fillLog(store, 2)
    const auditKeys = [{ ...testKey('other'), id: 'audit' }] as const
    const { tamperings } = await verifyAudit({ ...store.ctx, config: { ...store.ctx.config, auditKeys } })
    expect(tamperings).toHaveLength(2)
  })

  describe('of a log that is older than they are', () => {
    // The state in which the migration finds a data folder of an earlier build.
    beforeEach(async () => {
      await fillLog(store, 5)
      await change('DELETE FROM audit_seal', 'UPDATE audit_head SET sealed_from = seq + 1')
    })

    test('are not missed, and the first one guards all before it', async () => {
      expect(await verifyAudit(store.ctx)).toMatchObject({ tamperings: [], head: { sealed_from: 6 } })
      await fillLog(store, 3)
      expect(await found()).toEqual([])
      await change("UPDATE audit_log SET who = 'member:99' WHERE seq = 5")
      expect(await found()).toEqual(['changed 5'])
    })

    test('cannot be called older by who moves that line: then none of them is right', async () => {
      await fillLog(store, 3)
      await change(
        'DELETE FROM audit_seal WHERE hash = (SELECT hash FROM audit_log WHERE seq = 6)',
        'UPDATE audit_head SET sealed_from = 7',
      )
      expect(await found()).toEqual(['unsealed 7', 'unsealed 8'])
    })
  })
})
