import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { addBar, addShares, settledState } from '../testing/settled-days'
import { addContest, addPlayer, at, DAYS, openMarket, order, orderOf, quoteAt } from '../testing/trading-days'
import { settleDue } from './settle-due'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  await openMarket(store)
})
afterEach(() => store[Symbol.asyncDispose]())

/** Runs the job at a moment; returns in how many seconds it is to run again. */
async function runAt(moment: Date): Promise<number[]> {
  const { pool } = store.database.owner
  await pool.query(`DELETE FROM pgboss.job WHERE name = 'settle-contests'`)
  await settleDue(store.ctx, moment)
  const { rows } = await pool.query(
    `SELECT round(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job
     WHERE name = 'settle-contests'`,
  )
  return rows.map(({ seconds }) => seconds)
}

const settled = async (contest?: string) =>
  (await settledState(store, contest)).days.map(({ day, state }) => `${day} ${state}`)

test('before the end of a day of trading it is left for then, and at a weekend not at all', async () => {
  expect(await runAt(at('00:00:10'))).toEqual([15 * 3_600 + 9 * 60 + 50])
  expect(await runAt(at('12:00:00', '2026-03-07'))).toEqual([])
})

test('when a day is over its orders end and it is settled', async () => {
  const { player_id } = await addPlayer(store)
  await quoteAt(store, at('09:59:00'), { volume: 1_000_000 })
  const { order_id } = await order(store, player_id, { price: 9.9 }, at('10:00:00'))
  expect(await runAt(at('15:10:00'))).toEqual([])
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'expired', held: 0 })
  expect(await settled()).toEqual([`${DAYS[0]} settled`])
})

test('where prices are missing it tries again, and does what is due once they are there', async () => {
  const { player_id } = await addPlayer(store)
  await addShares(store, player_id, { qty: 100, day: DAYS[0] })
  await addContest(store, 'other')
  expect(await runAt(at('15:10:00'))).toEqual([600])
  expect([await settled(), await settled('other')]).toEqual([[], [`${DAYS[0]} settled`]])
  for (const day of DAYS) await addBar(store, day, { close: 10 })
  expect(await runAt(at('15:20:00', DAYS[1]))).toEqual([])
  expect(await settled()).toEqual([`${DAYS[0]} settled`, `${DAYS[1]} settled`])
})

test('the last day over, the ranking is frozen, once', async () => {
  await addPlayer(store)
  await runAt(at('15:10:00', DAYS[4]))
  const { rows } = await store.database.owner.pool.query(
    'SELECT final_hash FROM competition WHERE closed_at IS NOT NULL',
  )
  expect(rows).toHaveLength(1)
  await runAt(at('15:20:00', DAYS[4]))
  const finals = await store.database.owner.pool.query('SELECT version FROM sim_final')
  expect(finals.rows).toEqual([{ version: 1 }])
})

test('one that is not open is left as it is', async () => {
  await store.database.owner.pool.query('UPDATE competition SET is_open = false')
  expect(await runAt(at('15:10:00', DAYS[4]))).toEqual([])
  expect(await settled()).toEqual([])
})

test('two that run at once leave one for later', async () => {
  const { pool } = store.database.owner
  await Promise.all([settleDue(store.ctx, at('09:00:00')), settleDue(store.ctx, at('09:00:01'))])
  const { rows } = await pool.query(`SELECT FROM pgboss.job WHERE name = 'settle-contests'`)
  expect(rows).toHaveLength(1)
})
