import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../modules/testing/start-test-gateway'
import { addBar, addShares } from '../modules/trading/testing/settled-days'
import {
  addContest,
  addPlayer,
  at,
  DAY,
  openMarket,
  order,
  orderOf,
  quoteAt,
  STAR,
} from '../modules/trading/testing/trading-days'
import { runTrading } from './run-trading'
import { runInTest } from './testing/run-in-test'

let store: TestStore
let folder: string
beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'yingzao-trading-'))
  await openMarket(store)
})
afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const trading = (...args: string[]) => runInTest(runTrading, store, { args })

const HEAD = 'code,last,prev_close,bid1,ask1,limit_up,limit_down,volume,quoted_at,source,is_simulated\n'
const line = (clock: string, last: number, volume: number) =>
  `609901,${last},10,${last},${last},11,9,${volume},${DAY} ${clock},测试,1\n`

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

test('quotes of a file meet orders in the order of their time, and the day goes through again to the same', async () => {
  await quoteAt(store, at('09:59:00'), { volume: 1_000_000 })
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, { qty: 300, price: 10.1 }, at('10:00:00'))
  const path = await file(
    'q.csv',
    HEAD +
      line('10:00:06', 10.1, 1_001_000) +
      line('10:00:03', 10, 1_000_400) +
      line('10:00:09', 10, 1_005_000),
  )
  const played = await trading('quotes', path)
  expect(played).toMatchObject({ exit: 0 })
  expect(played.text).toContain('q.csv → 行情，共 3 行：新增 0，更新 3，没有变化 0，拒绝 0。')
  expect(played.text).toContain('撮合了 4 批行情。')
  // A hundred at 10, a hundred at 10.1, and the last at 10.
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'filled', filled_amount: 301_000 })

  expect(await trading('verify')).toEqual({ exit: 0, text: '账户、持仓、委托、成交与流水全部一致。' })
  const replayed = await trading('replay', DAY)
  expect(replayed).toMatchObject({ exit: 0 })
  expect(replayed.text).toContain(`${DAY}：委托 1 笔，行情 3 批，成交 3 笔，流水 12 条，SHA-256 `)
  expect(replayed.text).toContain('重放与保存的完全一致。')
})

test('one line that is refused keeps out the whole file', async () => {
  const path = await file('bad.csv', HEAD + line('10:01:00', 10, 1_006_000) + line('早上', 10, 1_007_000))
  const { exit, text } = await trading('quotes', path)
  expect(exit).toBe(1)
  expect(text).toContain('第 3 行拒绝：quoted_at：应为时间')
  expect(text).not.toContain('撮合')
})

test('what differs is named, and the exit code tells', async () => {
  const { player_id } = await addPlayer(store)
  await store.database.owner.pool.query('UPDATE sim_account SET cash = 1 WHERE player_id = $1', [player_id])
  const { exit, text } = await trading('verify')
  expect(exit).toBe(1)
  expect(text).toContain(`账户与资金流水之和不符：选手 ${player_id}，1/0/0 ≠ 100000000/0/0`)
  expect(text).toContain('有 1 处不一致')
})

test('a day is settled for every contest that counts it, again without a change, and the last one brings the final ranking', async () => {
  await store.database.owner.pool.query(`UPDATE competition SET end_day = $1`, [DAY])
  await addContest(store, 'other')
  const { player_id } = await addPlayer(store, { contest: 'other' })
  await addShares(store, player_id, { code: STAR, qty: 200, day: DAY })
  await addBar(store, DAY, { close: 10 })
  const settled = await trading('settle', DAY)
  expect(settled.exit).toBe(1)
  expect(settled.text).toMatch(/contest 2026-03-02：已结算，选手 \d+ 人，SHA-256 [0-9a-f]{64}/)
  expect(settled.text).toMatch(/contest：最终排名已公布（第 1 版），SHA-256 [0-9a-f]{64}/)
  expect(settled.text).toContain(
    'other 2026-03-02 没有结算：有选手持有的股票缺少 2026-03-02 的价格：芯光科技（689901）',
  )

  await addBar(store, DAY, { code: STAR, close: 10 })
  const again = await trading('settle', DAY, '--competition', 'other')
  expect(again).toMatchObject({ exit: 0 })
  expect(again.text).toMatch(/^other 2026-03-02：已结算，选手 1 人，SHA-256 [0-9a-f]{64}$/)
  const { text } = await trading('settle', DAY, '--competition', 'contest')
  expect(text).toContain('contest 2026-03-02：此前已经结算，没有变化')
})

test.each([
  ['a contest that is not there', ['2026-03-02', '--competition', 'nothing'], 1, '没有编号为 nothing 的比赛'],
  ['a day that no contest counts', ['2026-07-01'], 0, '2026-07-01 没有进行中的比赛，不需要结算。'],
])('settling %s is answered in words', async (_what, args, exit, text) => {
  const answer = await trading('settle', ...args)
  expect(answer.exit).toBe(exit)
  expect(answer.text).toContain(text)
})

test.each([
  [[]],
  [['settled']],
  [['quotes']],
  [['settle']],
  [['settle', 'yesterday']],
  [['settle', '2026-03-02', '2026-03-03']],
  [['replay', 'yesterday']],
  [['verify', 'all']],
  [['toString']],
])('%j is answered with what there is', async (args) => {
  const { exit, text } = await trading(...args)
  expect(exit).toBe(1)
  expect(text).toContain('npm run trading -- verify')
})
