import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually'
import { BY_TEST, startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { lhbFile } from '../testing/feed-files'
import { bringFile } from './bring-file'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const code = (n: number) => String(n).padStart(6, '0')
const file = (count: number, net_buy = 1) => ({
  ...{
    kind: 'lhb' as const,
    as_of: '2020-01-02',
    source: '某来源',
    mapping: {},
    actor: BY_TEST,
    member_id: null,
  },
  bytes: lhbFile(Array.from({ length: count }, (_, n) => [code(n), net_buy] as const)),
})
const counts = async () =>
  (
    await rows(`SELECT (SELECT count(*)::int FROM feed_batch) AS batches, (SELECT count(*)::int FROM feed_item) AS items,
      (SELECT count(*)::int FROM audit_log WHERE action = 'feed_batch.import') AS acts`)
  )[0]

test('a hundred thousand rows are stored within twenty seconds of work', async () => {
  const begun = process.cpuUsage()
  const { stored } = await bringFile(gateway.ctx, file(100_000))
  const { user, system } = process.cpuUsage(begun)
  expect(stored).toMatchObject({ is_new: true, difference: { new: 100_000 } })
  expect(await counts()).toEqual({ batches: 1, items: 100_000, acts: 1 })
  expect((user + system) / 1e6).toBeLessThan(20)
  await rows('TRUNCATE feed_batch CASCADE')
}, 60_000)

test('a row that the database does not take in the middle leaves nothing', async () => {
  const before = await counts()
  await rows(`ALTER TABLE feed_item ADD CONSTRAINT feed_item_fails CHECK (position <> 4321)`)
  try {
    await expect(bringFile(gateway.ctx, file(6_000, 2))).rejects.toThrow()
  } finally {
    await rows('ALTER TABLE feed_item DROP CONSTRAINT feed_item_fails')
  }
  expect(await counts()).toEqual(before)
})

test('a connection that is cut in the middle leaves nothing, and the file can be brought again', async () => {
  const before = await counts()
  const holder = await gateway.database.owner.pool.connect()
  try {
    await holder.query('BEGIN')
    // All rows are stored by the time the log entry waits for this.
    await holder.query('LOCK TABLE audit_head IN ACCESS EXCLUSIVE MODE')
    const bringing = bringFile(gateway.ctx, file(6_000, 3)).then(
      () => 'stored',
      () => 'cut',
    )
    await eventually(async () => {
      const waiting = await rows(`SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%audit_log%'`)
      expect(waiting).toHaveLength(1)
      await rows('SELECT pg_terminate_backend($1)', [waiting[0].pid])
    })
    expect(await bringing).toBe('cut')
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  expect(await counts()).toEqual(before)
  expect((await bringFile(gateway.ctx, file(6_000, 3))).stored?.is_new).toBe(true)
  expect((await counts()).items).toBe(before.items + 6_000)
})

test('two who bring the same file at once bring one batch', async () => {
  const before = (await counts()).batches
  const both = await Promise.all([bringFile(gateway.ctx, file(50, 4)), bringFile(gateway.ctx, file(50, 4))])
  expect(both.map(({ stored }) => stored?.is_new).toSorted()).toEqual([false, true])
  expect((await counts()).batches).toBe(before + 1)
})
