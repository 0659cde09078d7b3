import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, refusal } from '../../testing'
import type { Status } from './status'

const status: Status = {
  at: '2026-11-27T02:10:00Z',
  is_set: true,
  market: 'open',
  next_day: '2026-11-27',
  calendar_until: '2026-12-31',
  missing_year: null,
  day: '2026-11-27',
  sources: [
    {
      ...{ source: '行情商', is_simulated: false, instruments: 5100, newest_at: '2026-11-27T02:09:55Z' },
      ...{ oldest_at: '2026-11-26T07:00:00Z', ticks: 1_200_000, delay: { p50: 3, p95: 75, max: 4000 } },
    },
  ],
  listed: 5120,
  without_quote: { count: 0, list: [] },
  stale: { count: 0, list: [] },
}
const open = (marketSourceStatus: Answers['marketSourceStatus'] = status) =>
  createTestStudio({
    at: '/market-source',
    roles: ['auditor'],
    answers: { ...(marketSourceStatus && { marketSourceStatus }) },
  })

test('a source that works is told with its delays, and nothing is warned of', async () => {
  await using studio = await open()
  await studio.sees('交易中', '已配置', '已导入到 2026-12-31', '5,120 只', '行情商', '5,100', '1,200,000')
  await studio.sees('2026-11-27 10:09:55', '5 秒前', '3 秒', '1 分 15 秒', '1 小时 6 分')
  expect(allOf('alert')).toEqual([])
})

test('what somebody has to look after is told, with what it is about', async () => {
  await using studio = await open({
    ...status,
    ...{ is_set: false, missing_year: 2027 },
    sources: [
      { ...(status.sources[0] as Status['sources'][number]), is_simulated: true, ticks: 0, delay: null },
    ],
    stale: { count: 70, list: [{ code: '609901', name: '江岸酒业', quoted_at: '2026-11-27T02:00:00Z' }] },
    without_quote: { count: 1, list: [{ code: '609902', name: '北辰软件', quoted_at: null }] },
  })
  await studio.sees('没有配置行情接口', '还没有 2027 年的节假日', '70 只证券超过 5 分钟没有新行情')
  await studio.sees('江岸酒业', '前 1 只，共 70 只', '北辰软件', '模拟数据不代表真实交易，不构成投资建议。')
})

test('before anything came, and without a calendar, that is what is told', async () => {
  await using studio = await open({
    ...status,
    market: 'unknown',
    next_day: null,
    calendar_until: null,
    day: null,
    sources: [],
  })
  await studio.sees('还没有任何行情。', '交易日历缺少今年，不会请求行情', '未知', '最近没有收到行情。')
})

test('a failure is said, and asked again', async () => {
  await using studio = await open(refusal('serverError'))
  await studio.sees('服务器开小差了')
  studio.answer({ marketSourceStatus: status })
  await click(await studio.find('button', '重试'))
  await studio.sees('行情商')
})
