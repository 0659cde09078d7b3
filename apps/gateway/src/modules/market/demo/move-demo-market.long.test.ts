import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { takeLease } from '../../../integrations'
import { openTestStore, startTestGateway, type TestStore } from '../../testing/start-test-gateway'
import { DEMO_INSTRUMENTS } from './demo-instruments'
import { moveDemoMarket } from './move-demo-market'
import { showDemoMarket } from './show-demo-market'
import { startDemoMarket } from './start-demo-market'

const WAIT = { timeout: 20_000 }
/** Friday; its demo has bars until Thursday. */
const FRIDAY = '2026-11-27'
const at = (clock: string, day = FRIDAY) => new Date(`${day}T${clock}+08:00`)
const MOVING = DEMO_INSTRUMENTS.length - 1

async function openDemo(): Promise<TestStore> {
  const store = await openTestStore()
  await showDemoMarket(store.ctx, at('08:00:00').getTime())
  await store.database.owner.pool.query('DELETE FROM quote_tick')
  return store
}

async function count({ ctx }: TestStore, what: string): Promise<number> {
  return (await ctx.db.pool.query(`SELECT FROM ${what}`)).rowCount ?? 0
}

const ticksOf = (store: TestStore) => count(store, '(SELECT DISTINCT tick_id FROM quote_tick) AS ticks')

test('a start in the afternoon is one tick, and the same moment no more', async () => {
  await using store = await openDemo()
  for (let times = 0; times < 2; times += 1)
    expect(await moveDemoMarket(store.ctx, at('14:00:01'))).toBe(true)
  expect(await ticksOf(store)).toBe(1)
  expect(await count(store, `quote WHERE quoted_at = '${FRIDAY}T14:00:00+08:00'`)).toBe(MOVING)
  await moveDemoMarket(store.ctx, at('14:00:03'))
  expect(await ticksOf(store)).toBe(2)
  expect(await count(store, `daily_bar WHERE day = '${FRIDAY}'`)).toBe(0)
})

test('at the close the day has its bars, each what its quote says, and goes on from the day before', async () => {
  await using store = await openDemo()
  await moveDemoMarket(store.ctx, at('10:00:00'))
  await moveDemoMarket(store.ctx, at('15:00:00'))
  const same = `daily_bar b JOIN quote q USING (code) WHERE b.day = '${FRIDAY}' AND q.last = b.close AND q.high = b.high
    AND q.low = b.low AND q.volume = b.volume AND b.is_simulated`
  expect(await count(store, same)).toBe(MOVING)
  const going = `daily_bar b JOIN daily_bar y USING (code) WHERE b.day = '${FRIDAY}' AND y.day = '2026-11-26'
    AND y.close = b.prev_close`
  expect(await count(store, going)).toBe(MOVING)
})

test('days that were missed get their bars, and the quotes are those of the last close', async () => {
  await using store = await openDemo()
  // Ten days later, a Sunday.
  await moveDemoMarket(store.ctx, at('12:00:00', '2026-12-06'))
  const days = await store.ctx.db.pool.query(
    `SELECT day::text, count(*)::int FROM daily_bar WHERE day >= '${FRIDAY}' GROUP BY day ORDER BY day`,
  )
  const missed = ['11-27', '11-30', '12-01', '12-02', '12-03', '12-04'].map((day) => `2026-${day}`)
  expect(days.rows).toEqual(missed.map((day) => ({ day, count: MOVING })))
  expect(await count(store, "quote WHERE quoted_at = '2026-12-04T15:00:00+08:00'")).toBe(MOVING)
  expect(await ticksOf(store)).toBe(1)
})

test('what is suspended, and what somebody else has brought, stays as it is', async () => {
  await using store = await openDemo()
  await store.database.owner.pool.query(`UPDATE quote SET source = '某行情商', is_simulated = false,
    quoted_at = quoted_at + interval '1 second' WHERE code = '609902'`)
  await moveDemoMarket(store.ctx, at('15:00:00'))
  expect(await count(store, `quote WHERE quoted_at = '${FRIDAY}T15:00:00+08:00'`)).toBe(MOVING - 1)
  expect(await count(store, `daily_bar WHERE day = '${FRIDAY}' AND code IN ('609902', '009908')`)).toBe(0)
})

test('on an ex-date a share goes on from what its action leaves', async () => {
  await using store = await openDemo()
  await store.database.owner.pool.query(
    `INSERT INTO corporate_action (code, ex_date, bonus, source) VALUES ('609902', '${FRIDAY}', 100000, '测试')`,
  )
  await moveDemoMarket(store.ctx, at('15:00:00'))
  const { rows } = await store.ctx.db.pool.query(
    `SELECT b.prev_close::float8 / y.close AS part FROM daily_bar b JOIN daily_bar y USING (code)
     WHERE b.code = '609902' AND b.day = '${FRIDAY}' AND y.day = '2026-11-26'`,
  )
  expect(rows[0].part).toBeCloseTo(0.5, 2)
})

test('one process is at it at a time', async () => {
  await using store = await openDemo()
  const lease = await takeLease(store.ctx.db, 'demo market', 60)
  expect(await moveDemoMarket(store.ctx, at('14:00:00'))).toBe(false)
  await lease?.giveBack()
  expect(await moveDemoMarket(store.ctx, at('14:00:00'))).toBe(true)
})

test('it goes on by itself, and reads nothing once the day is over', async () => {
  await using store = await openDemo()
  let now = at('10:00:00')
  let reads = 0
  const db = {
    get orm() {
      reads += 1
      return store.ctx.db.orm
    },
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const demo = startDemoMarket({ db: db as never, log: pino({ level: 'silent' }) }, () => now)
  const goneOn = async (ticks: number) =>
    vi.waitFor(async () => {
      vi.advanceTimersByTime(3_000)
      expect(await ticksOf(store)).toBe(ticks)
    }, WAIT)
  try {
    await goneOn(1)
    now = at('10:00:03')
    await goneOn(2)
    now = at('15:00:00')
    await goneOn(3)
  } finally {
    vi.useRealTimers()
    await demo.close()
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const evening = startDemoMarket({ db: db as never, log: pino({ level: 'silent' }) }, () => at('16:00:00'))
  await evening.settled()
  const before = reads
  vi.advanceTimersByTime(60_000)
  await evening.settled()
  expect(reads).toBe(before)
  vi.useRealTimers()
  await evening.close()
}, 60_000)

test.each([
  [true, 1],
  [false, 0],
])(
  'a gateway that serves moves it where that is set: %s',
  async (movesDemoMarket, stores) => {
    await using gateway = await startTestGateway({ isNew: true, config: { movesDemoMarket } })
    await showDemoMarket(gateway.ctx, at('08:00:00', '2026-01-05').getTime())
    await gateway.app.listen({ host: '127.0.0.1', port: 0 })
    const bars = () => count(gateway, "(SELECT FROM daily_bar WHERE day = '2026-01-06' LIMIT 1) AS bars")
    if (stores) await vi.waitFor(async () => expect(await bars()).toBe(1), { timeout: 60_000 })
    else expect(await bars()).toBe(0)
  },
  90_000,
)
