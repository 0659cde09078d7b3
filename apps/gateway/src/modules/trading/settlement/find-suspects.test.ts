import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { applyActions } from '../matching/apply-actions'
import { addBar, addShares, settledState } from '../testing/settled-days'
import { addPlayer, at, DAYS, openMarket, SHARE } from '../testing/trading-days'
import { settleDay } from './settle-day'

const [FIRST, SECOND, THIRD, FOURTH] = DAYS

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  await openMarket(store)
  const { player_id } = await addPlayer(store)
  await addShares(store, player_id, { qty: 1_000, day: FIRST })
  await addBar(store, FIRST, { close: 10 })
  // Ten shares have become eighteen: the price falls by 45 %.
  await addBar(store, SECOND, { close: 5.5, prev_close: 5.56 })
  await addBar(store, THIRD, { close: 5.6, prev_close: 5.5 })
  await addBar(store, FOURTH, { close: 5.7, prev_close: 5.6 })
})
afterEach(() => store[Symbol.asyncDispose]())

const settle = (day: string) => settleDay(store.ctx, 'contest', day, { now: at('16:00:00', DAYS[4]) })
const run = (text: string) => store.database.owner.pool.query(text)
const announce = () =>
  run(
    `INSERT INTO corporate_action (code, ex_date, bonus, source) VALUES ('${SHARE}', '${SECOND}', 80000, '测试')`,
  )

async function holdings() {
  const { assets } = await settledState(store)
  return assets.map(({ holdings: worth, frozen_codes }) => [worth / 100, frozen_codes])
}

async function suspects() {
  const { rows } = await run(
    `SELECT code, day::text, kept_price::int, resolved_at IS NOT NULL AS is_over FROM sim_suspect`,
  )
  return rows
}

test('bonus shares without data: the share counts as before and is marked, day after day', async () => {
  await settle(FIRST)
  expect(await settle(SECOND)).toMatchObject({ kept: [SHARE] })
  await settle(THIRD)
  expect(await holdings()).toEqual([
    [10_000, []],
    [10_000, [SHARE]],
    [10_000, [SHARE]],
  ])
  expect(await suspects()).toEqual([{ code: SHARE, day: SECOND, kept_price: 100_000, is_over: false }])
})

test('with the action that explains it there is nothing to suspect', async () => {
  await announce()
  await settle(FIRST)
  await applyActions(store.ctx, SECOND)
  await settle(SECOND)
  expect(await holdings()).toEqual([
    [10_000, []],
    [9_900, []],
  ])
  expect(await suspects()).toEqual([])
})

test('an announcement that comes later ends it, and settled days stay as they are', async () => {
  await settle(FIRST)
  await settle(SECOND)
  await announce()
  await applyActions(store.ctx, SECOND)
  await settle(THIRD)
  expect(await holdings()).toEqual([
    [10_000, []],
    [10_000, [SHARE]],
    [10_080, []],
  ])
  expect(await suspects()).toMatchObject([{ is_over: true }])
})

test('somebody who has looked at it lets it go, and it is not found again', async () => {
  await settle(FIRST)
  await settle(SECOND)
  await run('UPDATE sim_suspect SET resolved_at = now()')
  await settle(THIRD)
  await settle(FOURTH)
  expect((await holdings()).slice(2)).toEqual([
    [5_600, []],
    [5_700, []],
  ])
})

test('what nobody holds is not looked at', async () => {
  await addBar(store, FIRST, { code: '689901', close: 10 })
  await addBar(store, SECOND, { code: '689901', close: 5, prev_close: 5 })
  await announce()
  await settle(FIRST)
  await settle(SECOND)
  expect(await suspects()).toEqual([])
})
