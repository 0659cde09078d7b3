import { type Role, simChecks } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, refusal, type } from '../../testing'
import type { Days, Suspect } from './settlement-rows'

const AT = '2026-11-27T08:00:00Z'
const HASH = 'ab'.repeat(32)
const contest: Days['contest'] = {
  competition_id: 'autumn',
  title: '秋季大赛',
  start_day: '2026-11-16',
  end_day: '2026-12-11',
  is_open: true,
  closed_at: null,
}
const days: Days = {
  contest,
  due: [
    { day: '2026-11-26', state: 'due', missing: [], missing_count: 0, open_orders: 0 },
    {
      ...{ day: '2026-11-27', state: 'due', missing_count: 1, open_orders: 2 },
      missing: [{ code: '609901', name: '江岸酒业' }],
    },
  ],
  due_count: 2,
  unknown_year: null,
  can_freeze: false,
  list: [
    {
      ...{ day: '2026-11-25', state: 'settled', players: 1200, hash: HASH, began_at: AT, settled_at: AT },
      ...{ suspended: 1, kept: [{ code: '609902', name: '北辰软件' }] },
    },
  ],
  day_count: 1,
  finals: [],
}
const suspect: Suspect = {
  key: '2026-11-25.609902',
  code: '609902',
  name: '北辰软件',
  day: '2026-11-25',
  kept_price: 10,
  day_price: 5.5,
  prev_close: 5.5,
  found_at: AT,
  held_by: [{ competition_id: 'autumn', title: '秋季大赛', players: 12 }],
  state: 'open',
  resolved_at: null,
  resolved_by: null,
  reason: '',
}

const open = (answers: Answers = {}, at = '/settlement', roles: Role[] = ['compliance']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      settlementContests: { list: [{ ...contest, due: true }] },
      simDayList: days,
      simSuspectList: { list: [suspect], open: 1, next: null },
      ...answers,
    },
  })

test('what waits is told with what is missing, and what was settled with its hash', async () => {
  await using studio = await open()
  await studio.sees('2026-11-26', '数据齐全，可以结算', '缺少 1 只股票的价格', '江岸酒业', '609901')
  await studio.sees('1,200', '停牌 1 只', '存疑：北辰软件 609902', `${HASH.slice(0, 12)}…`, '存疑行情（1）')
  await studio.sees('比赛结束、交易日全部结算后公布。', '模拟数据，不代表真实交易，不构成投资建议。')
})

test('the next day is settled after being told that it cannot be taken back', async () => {
  await using studio = await open({
    simDaySettle: { outcome: 'settled', players: 1200, hash: HASH, suspended: [], kept: [], final: null },
  })
  await click(await studio.find('button', '立即结算'))
  await studio.sees('结算以后不能撤回或重算')
  expect(studio.asked('simDaySettle')).toEqual([])
  await click(allOf('button', /^结\s*算$/).at(-1))
  await studio.sees('2026-11-26 已结算，共 1,200 位选手')
  expect(studio.asked('simDaySettle')).toEqual([{ competition_id: 'autumn', day: '2026-11-26' }])
})

test('why a day cannot be settled is said', async () => {
  await using studio = await open({ simDaySettle: refusal('conflict') })
  await click(await studio.find('button', '立即结算'))
  await click(allOf('button', /^结\s*算$/).at(-1))
  await studio.sees('内容已被他人修改')
})

test('who may not settle sees how far it is, and no button', async () => {
  await using studio = await open({}, '/settlement', ['operator'])
  await studio.sees('数据齐全，可以结算')
  expect(allOf('button', '立即结算')).toEqual([])
})

test('a calendar that lacks a year is told', async () => {
  await using studio = await open({ simDayList: { ...days, due: [], due_count: 0, unknown_year: 2027 } })
  await studio.sees('交易日历缺少 2027 年')
})

test('a contest that is over shows its rankings, the newest first, and who wins nothing', async () => {
  const prize = { rank: 1, name: '平板', value: 300_000, nick_name: '青柠', is_won: false }
  const final = { version: 1, hash: HASH, frozen_at: AT, places: 3, prizes: [prize] }
  await using studio = await open({
    simDayList: {
      ...days,
      contest: { ...contest, closed_at: AT },
      due: [],
      finals: [{ ...final, version: 2 }, final],
    },
  })
  await studio.sees('第 2 版', '现行版本', '第 1 版', '青柠', '¥3,000.00', '卖出不足 3 笔，不颁奖')
  await studio.find('button', '复制 第 2 版 的校验值')
  expect(document.body.textContent).not.toContain('等待结算')
})

test('the books are checked one after the other, and where they differ is told', async () => {
  await using studio = await open(
    {
      simVerify: ({ check }) => ({
        ...{ check, checked_at: AT, state: check === 'holds' ? 'unfinished' : 'done' },
        ...(check === 'account'
          ? { found: 30, differences: [{ at: '选手 7', one: '5/0/0', other: '' }] }
          : { found: 0, differences: [] }),
      }),
    },
    '/settlement?view=verify',
  )
  await click(await studio.find('button', '开始核对'))
  await studio.sees('发现 30 处差异。', '选手 7', '列出前 1 处，共 30 处', '没有查完')
  expect(studio.asked('simVerify').map(({ check }) => check)).toEqual([...simChecks])
})

test('checks that fail say so, and those before stay', async () => {
  await using studio = await open({ simVerify: refusal('tooManyRequests') }, '/settlement?view=verify')
  await click(await studio.find('button', '开始核对'))
  await studio.until(() => allOf('alert').length > 0)
  await studio.find('button', '开始核对')
})

test('a price is let go with a reason', async () => {
  await using studio = await open({ simSuspectResolve: {} }, '/settlement?view=suspects')
  await studio.sees('北辰软件', '10.00', '5.50', '秋季大赛 12 位')
  await click(await studio.find('button', '北辰软件 2026-11-25 按当日价计'))
  await studio.sees('已经结算的交易日不变')
  await type(await studio.find('field', '理由'), '已核对公告')
  await click(allOf('button', '按当日价计').at(-1))
  await studio.sees('已处理，下一次结算起按当日价计')
  expect(studio.asked('simSuspectResolve')).toEqual([
    { code: '609902', day: '2026-11-25', reason: '已核对公告' },
  ])
})
