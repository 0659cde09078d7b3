import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Example, ExampleAnswer } from '../example'
import type { Feed, Kind, Row } from './kinds'
import type { WFeedProps } from './props'

const unlock = { type: ACTION_TYPES.joinGroup, groupId: 'g-8001', activeType: 'autumn' } as const

const listed: Row = {
  trade_date: '2026-11-20',
  code: '000001',
  name: '示例科技',
  change_rate: 9.98,
  net_buy: 123_456_789,
  buy: 234_567_890,
  sell: 111_111_101,
  reason: '日涨幅偏离值达到7%的前5只证券',
  seats: [
    { side: 'buy', name: '示例证券北京中关村大街营业部', buy: 88_000_000, sell: 1_200_000 },
    { side: 'sell', name: '机构专用', buy: null, sell: 64_300_000 },
  ],
}
const lhb: Row[] = [
  listed,
  { ...listed, code: '300002', name: '示例药业', change_rate: -5.2, net_buy: -8_765_432, buy: 12_000_000 },
  { ...listed, code: '600003', name: '示例钢铁', change_rate: 0, net_buy: 0, seats: [] },
]

const visited: Row = {
  code: '002004',
  name: '示例电子',
  survey_date: '2026-11-19',
  org_count: 128,
  orgs: ['示例基金', '示例证券', '示例资产管理有限公司'],
  way: '特定对象调研，网络会议',
  topics: '公司介绍三季度经营情况，并就产能建设、海外市场和研发投入回答机构提问。',
  notice_url: 'https://notice.example.com/002004.pdf',
}
const jgdy: Row[] = [
  visited,
  { ...visited, code: '600005', name: '示例水务', org_count: 12, topics: '管网建设进度', way: '' },
]

const tracked: Row = {
  code: '510300',
  name: '示例300ETF',
  index: '示例300指数',
  sector: '宽基',
  scale: 98_765_432_100,
  chg_1d: 0.42,
  chg_5d: -1.35,
  chg_20d: 3.2,
  risk_level: 'R3',
}
const etf: Row[] = [
  tracked,
  {
    ...tracked,
    code: '512007',
    name: '示例半导体ETF',
    sector: '科技',
    index: '',
    scale: 99_999_999,
    chg_1d: -1.1,
    chg_20d: 12.5,
  },
]

const held: Row = {
  code: '000008',
  name: '示例稳健混合A',
  type: '混合型',
  nav: 1.2345,
  chg_1m: 1.02,
  chg_1y: 8.6,
  risk_level: 'R3',
}
const fund: Row[] = [
  held,
  {
    ...held,
    code: '000009',
    name: '示例纯债债券C',
    type: '债券型',
    nav: 1.05,
    chg_1m: -0.12,
    risk_level: 'R2',
  },
]

const ROWS: Record<Kind, Row[]> = { lhb, jgdy, etf, fund }

/** The first rows of a column, as the visitor of the example may see them. */
const given = (kind: Kind, page_size: number, more: Partial<Feed> = {}): ExampleAnswer => ({
  call: 'feedList',
  to: { kind, page_size },
  response: {
    kind,
    list: ROWS[kind],
    total: (more.list ?? ROWS[kind]).length,
    page: 1,
    page_size,
    as_of: '2026-11-20',
    is_simulated: false,
    source: '示例数据公司',
    method: '按交易所收盘后公布的数据整理，每个交易日更新一次。',
    limits: '只含公开披露的部分，可能有延迟，不能说明未来表现。',
    days: ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'],
    sectors: kind === 'etf' ? ['宽基', '医药', '科技'] : kind === 'fund' ? ['混合型', '债券型'] : [],
    is_locked: false,
    locked_from: null,
    lock: '',
    lock_url: '',
    server_time: Date.UTC(2026, 10, 21),
    ...more,
  },
})

const locked = { is_locked: true, locked_from: 3 } as const

/** Examples of one kind are told apart by how many rows the first page has. */
export const examples: Example<WFeedProps>[] = [
  { title: '正在读取', value: { kind: 'lhb', page_size: 6 } },
  { title: '龙虎榜', value: { kind: 'lhb', page_size: 5 }, answers: [given('lhb', 5)] },
  {
    title: '机构调研',
    value: { kind: 'jgdy', title: '机构在看什么', page_size: 5 },
    answers: [given('jgdy', 5)],
  },
  { title: 'ETF', value: { kind: 'etf', page_size: 5 }, answers: [given('etf', 5)] },
  {
    title: '基金，点击打开详情',
    value: { kind: 'fund', page_size: 5, detail_page: true },
    answers: [given('fund', 5)],
  },
  {
    title: '还有更多，没有切换',
    value: { kind: 'etf', page_size: 3, tabs: false },
    answers: [given('etf', 3, { total: 300 })],
  },
  {
    title: '没有登录，其余未解锁',
    value: { kind: 'lhb', page_size: 7, unlock },
    answers: [given('lhb', 7, { ...locked, lock: 'login' })],
  },
  {
    title: '已登录，入群后解锁',
    value: { kind: 'lhb', page_size: 8, unlock, unlock_text: '加入龙虎榜交流群' },
    answers: [given('lhb', 8, { ...locked, lock: 'join' })],
    isLoggedIn: true,
  },
  {
    title: '已登录，购买后解锁',
    value: { kind: 'etf', page_size: 8 },
    answers: [given('etf', 8, { ...locked, locked_from: 2, lock: 'buy', lock_url: '/h5-page/h5/870' })],
    isLoggedIn: true,
  },
  {
    title: '全部未解锁，没有解锁的地方',
    value: { kind: 'etf', page_size: 9 },
    answers: [given('etf', 9, { ...locked, locked_from: 0, list: [], lock: 'buy' })],
    isLoggedIn: true,
  },
  {
    title: '模拟数据',
    value: { kind: 'fund', title: '基金方阵', page_size: 10 },
    answers: [given('fund', 10, { is_simulated: true })],
  },
  {
    title: '暂无数据',
    value: { kind: 'jgdy', page_size: 11 },
    answers: [given('jgdy', 11, { list: [], as_of: '', source: '', method: '', limits: '', days: [] })],
  },
  {
    title: '读取失败',
    value: { kind: 'jgdy', page_size: 12 },
    answers: [
      { call: 'feedList', to: { kind: 'jgdy', page_size: 12 }, code: 500000, msg: '系统繁忙，请稍后重试' },
    ],
  },
  {
    title: '没有的数值',
    value: { kind: 'fund', page_size: 13 },
    answers: [
      given('fund', 13, {
        list: [{ ...held, nav: null, chg_1m: null, chg_1y: null, type: '', risk_level: '' }],
      }),
    ],
  },
  {
    title: '最长的文字',
    value: { kind: 'lhb', title: '一个很长的标题用来看看它怎样换行', page_size: 14 },
    answers: [
      given('lhb', 14, {
        list: [
          {
            ...listed,
            name: '名字很长的示例上市公司股份有限公司',
            change_rate: -100,
            net_buy: -1_234_567_890_123,
            buy: 9_876_543_210_123,
            sell: 9_999_999_999_999,
            reason: '连续三个交易日内，涨幅偏离值累计达到20%的证券，并且换手率达到当日市场前列'.repeat(2),
          },
          listed,
        ],
        is_simulated: true,
        source: '名字很长的示例数据信息技术股份有限公司',
        method: '方法也可以写得很长，说明数据从哪里来、怎样整理、多久更新一次。'.repeat(3),
      }),
    ],
  },
]
