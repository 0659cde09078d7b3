import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../context'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { findQuotes } from './index'
import { storeQuotes } from './store-quotes'

const TIMES = 30
const CODES = ['600001', '600002', '600003']

type Store = (ctx: Context, second: number) => Promise<void>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await gateway.database.owner.pool.query(`
    INSERT INTO instrument (code, name, initials, kind, exchange)
      SELECT '60000' || n, '股', 'g', 'stock', 'SSE' FROM generate_series(1, 3) AS n;
    CREATE TABLE quote_without_guard (code text PRIMARY KEY, quoted_at timestamptz);
    INSERT INTO quote_without_guard VALUES ('600001', '2020-01-01');
    GRANT ALL ON quote_without_guard TO PUBLIC`)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const at = (second: number) => new Date(Date.UTC(2026, 0, 5, 2, 0, second))

/** As the module does it. In a different order each time, which could deadlock. */
const guarded: Store = async ({ db }, second) => {
  const codes = second % 2 ? CODES : CODES.toReversed()
  await storeQuotes(
    db.orm,
    codes.map((code) => ({
      code,
      last: 10_000 + second,
      prev_close: 10_000,
      open: null,
      high: null,
      low: null,
      bid1: null,
      ask1: null,
      limit_up: null,
      limit_down: null,
      volume: 0,
      amount: 0,
      quoted_at: at(second),
      is_suspended: false,
      source: '行情',
      is_simulated: false,
    })),
  )
}

/** What happens when looking whether a quote is newer, and storing it because of what was seen. */
function careless(): Store {
  const meet = meetingOf(AT_ONCE)
  let tellStored = () => {}
  const newestIsStored = new Promise<void>((resolve) => {
    tellStored = resolve
  })
  return async ({ db }, second) => {
    const { rows } = await db.pool.query<{ quoted_at: Date }>('SELECT quoted_at FROM quote_without_guard')
    await meet()
    if ((rows[0]?.quoted_at ?? at(0)) >= at(second)) return
    // The newest arrives first, after the others have looked.
    if (second < TIMES) await newestIsStored
    await db.pool.query('UPDATE quote_without_guard SET quoted_at = $1', [at(second)])
    if (second === TIMES) tellStored()
  }
}

/** The newest comes first, so that all others are late. */
const storeAll = (store: Store) =>
  race(TIMES, (index) => store(index % 2 ? gateway.ctx : twin.ctx, TIMES - index))

test('of thirty quotes at once the newest stays, in each of ten rounds', async () => {
  const wrong: unknown[] = []
  for (let round = 1; round <= 10; round += 1) {
    await gateway.database.owner.pool.query('DELETE FROM quote')
    await storeAll(guarded)
    for (const quote of (await findQuotes(gateway.ctx.db.orm, CODES)).values())
      if (quote.quoted_at.getTime() !== at(TIMES).getTime() || quote.last !== 10_000 + TIMES)
        wrong.push(quote)
  }
  expect(wrong).toEqual([])
})

test('where it is looked at first, an older one stays', async () => {
  await storeAll(careless())
  const { rows } = await gateway.ctx.db.pool.query('SELECT quoted_at FROM quote_without_guard')
  expect(rows[0].quoted_at.getTime()).toBeLessThan(at(TIMES).getTime())
})

test('the database itself takes no older one', async () => {
  await guarded(gateway.ctx, TIMES)
  const change = gateway.ctx.db.pool.query("UPDATE quote SET quoted_at = quoted_at - interval '1 s'")
  await expect(change).rejects.toThrow('an older one is refused')
})
