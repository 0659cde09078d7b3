import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { nextTick } from '../../market'
import { meetingOf } from '../../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { addPlayer, at, openMarket, order, quoteAt } from '../testing/trading-days'
import { readCursor } from './cursor-store'
import { processTicks } from './process-ticks'
import { verifyTrading } from './verify'

const TICKS = 30

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await openMarket(gateway)
  await quoteAt(gateway, at('10:00:00'), { volume: 1_000_000 })
  await gateway.database.owner.pool.query(
    'CREATE TABLE fill_without_key (tick_id bigint); GRANT ALL ON fill_without_key TO PUBLIC',
  )
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

/** Adds this many quotes, each with room for one lot. */
async function addTicks(from: number): Promise<void> {
  for (let n = 1; n <= TICKS; n += 1) {
    const second = String(n).padStart(2, '0')
    await quoteAt(gateway, at(`10:0${from}:${second}`), {
      volume: 1_000_000 + ((from - 1) * TICKS + n) * 400,
    })
  }
}

test('two processes work on each quote once and in their order', async () => {
  const { player_id } = await addPlayer(gateway)
  const { order_id } = await order(gateway, player_id, { qty: 10_000 }, at('10:00:05'))
  await addTicks(1)
  const done = await Promise.all([gateway.ctx, twin.ctx, gateway.ctx, twin.ctx].map(processTicks))
  // Including the quote that was on the screen; a process that finds another at work leaves the rest to it.
  expect(done.reduce((sum, ticks) => sum + ticks, 0)).toBe(TICKS + 1)
  const { rows } = await gateway.database.owner.pool.query(
    'SELECT tick_id::int, qty::int FROM sim_fill WHERE order_id = $1 ORDER BY filled_at, tick_id',
    [order_id],
  )
  expect(rows.map(({ qty }) => qty)).toEqual(Array(TICKS).fill(100))
  expect(rows.map(({ tick_id }) => tick_id)).toEqual(
    rows.map(({ tick_id }) => tick_id).toSorted((a, b) => a - b),
  )
  expect(await verifyTrading(gateway.ctx.db.orm)).toEqual([])
})

/** The same as the module, but without taking a turn. */
function careless(): (ctx: Context) => Promise<void> {
  const meet = meetingOf(2)
  return ({ db }) =>
    db.orm.transaction(async (tx) => {
      const tick_id = await nextTick(tx, await readCursor(tx))
      await meet()
      await tx.execute(`INSERT INTO fill_without_key VALUES (${tick_id})`)
    })
}

test('without taking turns both work on the same one', async () => {
  await addTicks(2)
  const process = careless()
  await Promise.all([process(gateway.ctx), process(twin.ctx)])
  const { rows } = await gateway.database.owner.pool.query(
    'SELECT count(*)::int AS times FROM fill_without_key GROUP BY tick_id',
  )
  expect(rows).toEqual([{ times: 2 }])
})
