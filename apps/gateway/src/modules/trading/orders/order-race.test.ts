import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { addPlayer, asked, at, openMarket, quoteAt, stateOf } from '../testing/trading-days'
import { type AskedOrder, acceptOrder } from './accept-order'

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  twin = await startTwin(gateway)
  await openMarket(gateway)
  await quoteAt(gateway, at('10:00:00'), { volume: 1_000_000 })
  await gateway.database.owner.pool.query(
    'CREATE TABLE order_without_key (player_id bigint, client_no text); GRANT ALL ON order_without_key TO PUBLIC',
  )
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

const NOON = at('10:00:05')

type Accept = (ctx: Context, player_id: number, asked: AskedOrder) => Promise<unknown>

const guarded: Accept = (ctx, player_id, given) => acceptOrder(ctx, player_id, given, NOON)

/** The same, but checking beforehand. */
function careless(): Accept {
  const meet = meetingOf(AT_ONCE)
  return async ({ db }, player_id, { client_no }) => {
    const { rowCount } = await db.pool.query(
      'SELECT FROM order_without_key WHERE player_id = $1 AND client_no = $2',
      [player_id, client_no],
    )
    await meet()
    if (rowCount === 0)
      await db.pool.query('INSERT INTO order_without_key VALUES ($1, $2)', [player_id, client_no])
  }
}

/** What comes of ten orders at once, in two processes. */
async function orderAtOnce(player_id: number, by: Accept, orderOf: (n: number) => AskedOrder) {
  return race(AT_ONCE, (n) =>
    by(n % 2 ? gateway.ctx : twin.ctx, player_id, orderOf(n)).then(
      () => 'taken',
      (error) => {
        if (!(error instanceof AppError)) throw error
        return error.message
      },
    ),
  )
}

async function count(table: string, player_id: number): Promise<number> {
  const { rowCount } = await gateway.database.owner.pool.query(
    `SELECT FROM ${table} WHERE player_id = ${player_id}`,
  )
  return rowCount ?? 0
}

test('ten times the same order at once, in two processes, is one order', async () => {
  const { player_id } = await addPlayer(gateway)
  const given = asked()
  expect(await orderAtOnce(player_id, guarded, () => given)).toEqual(Array(AT_ONCE).fill('taken'))
  expect(await count('sim_order', player_id)).toBe(1)
  expect(await stateOf(gateway, player_id)).toMatchObject({ held: 100_501 })
})

test('by a look beforehand there are several', async () => {
  const { player_id } = await addPlayer(gateway)
  const given = asked()
  await orderAtOnce(player_id, careless(), () => given)
  expect(await count('order_without_key', player_id)).toBeGreaterThan(1)
})

test('of ten orders at once as many are taken as there is money for', async () => {
  const { player_id } = await addPlayer(gateway, { fund: 350_000 })
  const results = await orderAtOnce(player_id, guarded, () => asked())
  expect(results.filter((result) => result === 'taken')).toHaveLength(3)
  expect(new Set(results)).toEqual(new Set(['taken', '可用资金不足，需要 1,005.01 元，可用 484.97 元']))
})
