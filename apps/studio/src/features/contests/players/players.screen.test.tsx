import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, refusal, type } from '../../../testing'
import { detail as contest } from '../testing/sample-contest'
import { refText } from './player-ledger'
import type { PlayerDetail, PlayerRow } from './player-rows'

const player: PlayerRow = {
  player_id: 7,
  nick_name: '慢慢变富',
  handset: '138****8000',
  enrolled_at: '2026-09-01T01:00:00Z',
  rank: 1,
  return_rate: 12.34,
  trades: 32,
  is_private: false,
  disqualified_at: null,
}

const detail: PlayerDetail = {
  player: { ...player, disqualified_by: '', disqualified_reason: '' },
  competition_id: 'autumn',
  competition_title: '秋季大赛',
  initial_fund: 100_000_000,
  asset: 112_340_000,
  cash: 52_340_000,
  held: 0,
  receivable: 0,
  return_now: 12.34,
  settled_day: '2026-11-27',
  settled_asset: 112_000_000,
  max_drawdown: 3.21,
  ranks: [{ period: 'all', rank: 1, return_rate: 12, win_rate: 0, closed_trades: 0 }],
  positions: [
    {
      code: '609901',
      name: '江岸酒业',
      qty: 6_000,
      sellable: 5_000,
      cost: 61_000_000,
      price: 100,
      value: 60_000_000,
      profit: -1_000_000,
      opened_day: '2026-11-20',
    },
  ],
}

const openPlayers = (
  answers: Answers = {},
  at = '/contests/autumn/players',
  roles: ['compliance' | 'operator' | 'auditor'] = ['compliance'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      competitionDetail: { ...contest, title: '秋季大赛' },
      simPlayerList: {
        list: [
          player,
          {
            ...player,
            player_id: 8,
            nick_name: '两个账户',
            handset: '',
            rank: null,
            return_rate: null,
            disqualified_at: '2026-11-20T01:00:00Z',
          },
        ],
        next: null,
      },
      simPlayerDetail: detail,
      ...answers,
    },
  })

test('players stand by their rank, and who was disqualified says so', async () => {
  await using studio = await openPlayers()
  await studio.sees('秋季大赛 · 参赛选手', '慢慢变富', '138****8000', '2026-09-01 09:00', '+12.34%', '参赛中')
  await studio.sees('两个账户', '已注销', '已取消资格')
})

test('a whole phone is found by a call of its own, and stands in no address', async () => {
  await using studio = await openPlayers({ simPlayerFind: { uid: 42 } })
  const field = await studio.find('field', '昵称、选手编号、完整手机号')
  await type(field, '138 0013 8000')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await studio.until(() => studio.asked('simPlayerFind').length === 1)
  expect(studio.asked('simPlayerFind')).toEqual([{ competition_id: 'autumn', handset: '13800138000' }])
  await studio.until(() => studio.address() === '/contests/autumn/players?uid=42')
  await studio.sees('只显示找到的这位选手')
})

test('a nickname is looked for by the address', async () => {
  await using studio = await openPlayers({}, '/contests/autumn/players', ['auditor'])
  const field = await studio.find('field', '昵称、选手编号、完整手机号')
  await type(field, '慢慢')
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await studio.until(() => studio.asked('simPlayerList').at(-1)?.q === '慢慢')
})

test('a player is disqualified with a reason, after what follows is said', async () => {
  await using studio = await openPlayers(
    { simPlayerDisqualify: refusal('serverError') },
    '/contests/autumn/players?player=7',
  )
  await studio.sees('¥1,123,400.00', '最大回撤', '总榜')
  await click(await studio.find('button', '取消资格'))
  await studio.sees('取消“慢慢变富”的参赛资格？', '名次让给后面的人，成绩保留')
  await type(await studio.find('field', '原因'), '多户')
  await click(allOf('button', '取消资格').at(-1))
  await studio.sees('请写明原因，至少 4 个字')
  await type(await studio.find('field', '原因'), '一人多户')
  await click(allOf('button', '取消资格').at(-1))
  await studio.sees('服务器开小差了')
  studio.answer({ simPlayerDisqualify: {} })
  await click(allOf('button', '取消资格').at(-1))
  await studio.sees('已取消资格，名次已更新')
  expect(studio.asked('simPlayerDisqualify').at(-1)).toEqual({
    player_id: 7,
    disqualified: 1,
    reason: '一人多户',
  })
})

test('who is out is allowed back, and why they were out is shown', async () => {
  const out = {
    ...detail.player,
    rank: null,
    disqualified_at: '2026-11-20T01:00:00Z',
    disqualified_by: '李雷',
    disqualified_reason: '对倒交易',
  }
  await using studio = await openPlayers(
    { simPlayerDetail: { ...detail, player: out, ranks: [] }, simPlayerDisqualify: {} },
    '/contests/autumn/players?player=7',
  )
  await studio.sees('对倒交易', '由李雷取消', '取消资格的选手没有名次')
  await click(await studio.find('button', '恢复资格'))
  await type(await studio.find('field', '原因'), '复核后没有违规')
  await click(allOf('button', '恢复资格').at(-1))
  await studio.until(() => studio.asked('simPlayerDisqualify').length === 1)
  expect(studio.asked('simPlayerDisqualify')).toMatchObject([{ disqualified: 0 }])
})

test('who holds the contest does not judge', async () => {
  await using studio = await openPlayers({}, '/contests/autumn/players?player=7', ['operator'])
  await studio.sees('¥1,123,400.00')
  expect(allOf('button', '取消资格')).toEqual([])
})

test('holdings, orders and movements have a part of their own, which stands in the address', async () => {
  await using studio = await openPlayers(
    {
      simPlayerOrders: {
        list: [
          {
            order_id: 12,
            code: '609901',
            name: '江岸酒业',
            side: 'buy',
            kind: 'limit',
            qty: 1_000,
            price: 10.5,
            day: '2026-11-20',
            state: 'expired',
            filled_qty: 400,
            filled_amount: 420_000,
            fees: 500,
            remark: '收盘未成交的部分已撤销',
            accepted_at: '2026-11-20T02:00:00Z',
            ended_at: '2026-11-20T07:00:00Z',
            fills: [{ qty: 400, price: 10.5, amount: 420_000, filled_at: '2026-11-20T02:00:03Z' }],
          },
        ],
        next: null,
      },
      simPlayerLedger: {
        list: [
          {
            entry: 'cash.3',
            ledger: 'cash',
            day: '2026-11-20',
            move: 'hold',
            ref: 'order:12',
            code: '',
            name: '',
            free: -1_050_500,
            held: 1_050_500,
            receivable: 0,
            cost: 0,
            moved_at: '2026-11-20T02:00:00Z',
          },
        ],
        next: null,
      },
    },
    '/contests/autumn/players?player=7&view=positions',
  )
  await studio.sees('江岸酒业', '609901', '6,000', '-10,000.00')
  await click(await studio.find('radio', '委托与成交'))
  await studio.sees('部分成交，收盘撤单', '400 / 1,000', '收盘未成交的部分已撤销')
  await click(await studio.find('radio', '流水'))
  await studio.sees('冻结', '-10,505.00', '+10,505.00', '委托 12')
  expect(studio.address()).toBe('/contests/autumn/players?player=7&view=ledger')
})

test.each([
  ['fund', '初始资金'],
  ['order:12', '委托 12'],
  ['fill:12:4711', '委托 12 成交'],
  ['end:12', '委托 12 结束'],
  ['action:609901:2026-11-30', '609901 2026-11-30 分红送转'],
  ['something', 'something'],
])('%s of the ledger is %s', (ref, words) => {
  expect(refText(ref)).toBe(words)
})
