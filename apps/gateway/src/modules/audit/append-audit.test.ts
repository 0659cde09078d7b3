import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../context'
import { openDatabase } from '../../db/database'
import { meetingOf, race } from '../testing/race'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { type Act, appendAudit } from './append-audit'
import { sealRows } from './testing/tamper'
import { verifyAudit } from './verify-audit'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store[Symbol.asyncDispose]())

const ACTOR = { who: 'member:7', ip: '203.0.113.7' } as const

function append({ config, db }: Pick<Context, 'config' | 'db'>, act: Partial<Act> = {}): Promise<void> {
  return db.orm.transaction((tx) =>
    appendAudit({ config }, tx, ACTOR, { action: 'test.act', subject: 'test:1', ...act }),
  )
}

const query = (text: string, values?: unknown[]) => store.database.owner.pool.query(text, values)

async function last() {
  const { rows } = await query(
    'SELECT *, seq::int AS number, host(ip) AS ip FROM audit_log ORDER BY audit_log.seq DESC LIMIT 1',
  )
  return rows[0]
}

test('a row says who did what to what, from where, and what changed', async () => {
  await append(store.ctx, { before: { roles: ['editor'] }, after: { roles: ['auditor'], note: '说明' } })
  expect(await last()).toMatchObject({
    who: 'member:7',
    action: 'test.act',
    subject: 'test:1',
    before: { roles: ['editor'] },
    after: { roles: ['auditor'], note: '说明' },
    ip: '203.0.113.7',
    at: expect.any(Date),
  })
})

test('an act that is taken back was never in the log, and leaves no gap', async () => {
  await append(store.ctx)
  const { number } = await last()
  const undone = store.ctx.db.orm.transaction(async (tx) => {
    await appendAudit(store.ctx, tx, ACTOR, { action: 'test.act', subject: 'test:2' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await append(store.ctx)
  expect(await last()).toMatchObject({ number: number + 1, subject: 'test:1' })
})

test('phones that somebody typed are masked, in texts, numbers and subjects', async () => {
  await append(store.ctx, {
    subject: 'lead:13800138000',
    before: { note: '回电13812345678，不是 1380013800', list: [13_912_345_678] },
    after: {
      reason: '周三打１３８　１２３４　５６７８，或一三九-1234-5678',
      at: 1_763_700_000_000,
      count: 1_380,
    },
  })
  expect(await last()).toMatchObject({
    subject: 'lead:138****8000',
    before: { note: '回电138****5678，不是 1380013800', list: ['139****5678'] },
    after: { reason: '周三打138****5678，或139****5678', at: 1_763_700_000_000, count: 1_380 },
  })
})

test('ids and hashes stay as they are, whatever their digits look like', async () => {
  const act = {
    subject: 'tracked_link:9b2c1380-0138-4000-8138-a13800138000',
    after: { sha256: `${'ab'.repeat(20)}f13800138000${'c'.repeat(12)}`, note: '电话 13800138000' },
  }
  await append(store.ctx, act)
  expect(await last()).toMatchObject({ ...act, after: { ...act.after, note: '电话 138****8000' } })
})

test.each(['13800138000', 'a 13800138000 b', 'ab13800138000cd'])(
  'a phone that goes past all that is refused by the table: %s',
  async (text) => {
    const insert = `INSERT INTO audit_log (who, action, subject, after) VALUES ('cli:x', 'a.b', 's', $1)`
    await expect(query(insert, [JSON.stringify({ [text]: 1 })])).rejects.toThrow('audit_log_no_phones')
  },
)

test.each([
  "UPDATE audit_log SET who = 'cli:nobody'",
  'DELETE FROM audit_log',
  'TRUNCATE audit_log',
  'DELETE FROM audit_seal',
  'DELETE FROM audit_head',
  'TRUNCATE audit_head',
])('%s is refused', async (statement) => {
  await append(store.ctx)
  await expect(query(statement)).rejects.toThrow(/rows are evidence/)
  await expect(store.ctx.db.pool.query(statement)).rejects.toThrow(/permission denied/)
})

test('a number, a time and hashes that somebody gives along count for nothing', async () => {
  await append(store.ctx)
  const before = await last()
  await query(
    `INSERT INTO audit_log (seq, at, who, action, subject, prev_hash, hash)
     VALUES (999, '2020-01-01', 'cli:x', 'a.b', 's', 'x', 'y')`,
  )
  const { number, at, prev_hash, hash } = await last()
  expect([number, prev_hash]).toEqual([before.number + 1, before.hash])
  expect(at.getFullYear()).toBeGreaterThan(2020)
  expect(hash).toMatch(/^[\w-]{43}$/)
})

describe('fifty acts at once, over two processes,', () => {
  test('make one chain', async () => {
    const twin = openDatabase({ url: store.database.url, max: 5 })
    // For the rows that were added by hand above.
    await sealRows(store)
    await append(store.ctx)
    const { number } = await last()
    await race(50, (index) =>
      append(index % 2 ? { ...store.ctx, db: twin } : store.ctx, { subject: `race:${index}` }),
    )
    await twin.close()
    expect((await last()).number).toBe(number + 50)
    expect(await verifyAudit(store.ctx)).toMatchObject({ tamperings: [], rebuilt: undefined })
  })

  test('make a fork when nobody holds the head while they look: it can tell', async () => {
    await query('CREATE TABLE careless_log (prev text)')
    const bothHaveLooked = meetingOf(2)
    const careless = async () => {
      const { rowCount } = await query('SELECT FROM careless_log')
      await bothHaveLooked()
      await query('INSERT INTO careless_log VALUES ($1)', [String(rowCount)])
    }
    await Promise.all([careless(), careless()])
    const { rows } = await query('SELECT prev, count(*)::int AS followers FROM careless_log GROUP BY prev')
    expect(rows).toEqual([{ prev: '0', followers: 2 }])
  })
})
