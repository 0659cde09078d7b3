import { errors } from '@yingzao/contract/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WSimPositionProps } from './props'

type Position = Response<'simulatePosition'>
type Share = Position['position'][number]

const wine: Share = {
  code: '609901',
  name: '江岸酒业',
  is_masked: false,
  weight: 32.5,
  cost: 101.2345,
  last: 108.6,
  profit_rate: 7.28,
  days: 12,
  qty: 3_200,
  sellable: 3_000,
  is_suspended: false,
  is_frozen: false,
}
const bank: Share = {
  ...wine,
  code: '309905',
  name: '北辰银行',
  weight: 18.04,
  cost: 5.12,
  last: 4.98,
  profit_rate: -2.73,
  days: 0,
  qty: 40_000,
  sellable: 0,
}
const masked: Share = {
  ...wine,
  code: '60****',
  name: '',
  is_masked: true,
  weight: 9.5,
  cost: null,
  last: null,
  profit_rate: null,
  days: null,
  qty: null,
  sellable: null,
}
/** As others see it. */
const seen = (share: Share): Share => ({ ...share, sellable: null })

const given = (competition_id: string, more: Partial<Position>): ExampleAnswer => ({
  call: 'simulatePosition',
  to: { competition_id },
  response: {
    position: [wine, bank],
    cash: { weight: 49.46, amount: 51_234_567 },
    as_of: '',
    is_simulated: true,
    is_masked: false,
    ...more,
  },
})
const refused = (competition_id: string, { code, msg }: { code: number; msg: string }): ExampleAnswer => ({
  call: 'simulatePosition',
  to: { competition_id },
  code,
  msg,
})
const page = (competition_id: string) => ({ title: '持仓', competition_id })
const others = { cash: { weight: 49.46, amount: null } }

/** Own portfolios need a login; whose portfolio it is depends on the address of the page, not on the block. */
const own = { isLoggedIn: true } as const

export const examples: Example<WSimPositionProps>[] = [
  { title: '正在读取', value: page('open'), ...own },
  { title: '自己的持仓', value: page('own'), answers: [given('own', {})], ...own },
  {
    title: '别人的持仓，当天买入的隐去',
    value: page('masked'),
    answers: [
      given('masked', {
        ...others,
        position: [seen(wine), seen(bank), masked],
        as_of: '2026-11-19',
        is_masked: true,
        is_simulated: false,
      }),
    ],
    ...own,
  },
  {
    title: '停牌，除权数据缺失，没有成本',
    value: page('odd'),
    answers: [
      given('odd', {
        position: [
          { ...wine, is_suspended: true },
          { ...bank, is_frozen: true },
          { ...wine, code: '519907', name: '示例300ETF', cost: null, last: 1.234, profit_rate: null },
        ],
      }),
    ],
    ...own,
  },
  {
    title: '暂无持仓',
    value: page('empty'),
    answers: [
      given('empty', { position: [], cash: { weight: 100, amount: 100_000_000 }, is_simulated: false }),
    ],
    ...own,
  },
  {
    title: '登录后查看',
    value: page('login'),
    answers: [refused('login', errors.loginExpired)],
    ...own,
  },
  {
    title: '组合不存在或未公开',
    value: page('gone'),
    answers: [refused('gone', errors.contentNotFound)],
    ...own,
  },
  {
    title: '读取失败',
    value: page('failed'),
    answers: [refused('failed', { code: 500000, msg: '系统繁忙，请稍后重试' })],
    ...own,
  },
  {
    title: '最长的文字',
    value: { ...page('long'), title: '一个很长的标题用来看看它怎样换行' },
    answers: [
      given('long', {
        position: [
          {
            ...wine,
            name: '名字很长的示例上市公司',
            cost: 1234.5678,
            last: 1999.999,
            profit_rate: 1234.56,
            days: 365,
            qty: 12_345_600,
            sellable: 12_345_600,
            is_suspended: true,
            is_frozen: true,
          },
        ],
        cash: { weight: 100, amount: 123_456_789_012 },
      }),
    ],
    ...own,
  },
]
