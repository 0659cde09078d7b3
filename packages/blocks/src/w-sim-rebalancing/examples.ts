import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WSimRebalancingProps } from './props'

type Trade = Response<'simulateRebalancing'>['list'][number]

const bought: Trade = {
  day: '2026-11-20',
  time: Date.UTC(2026, 10, 20, 2, 32),
  code: '609901',
  name: '江岸酒业',
  is_masked: false,
  side: 'open',
  from_weight: 0,
  to_weight: 12.34,
  price: 128.5,
}
const added: Trade = {
  ...bought,
  time: Date.UTC(2026, 10, 20, 5, 1),
  code: '519901',
  name: '宽基指数',
  side: 'add',
  from_weight: 8,
  to_weight: 15.6,
  price: 1.234,
}
const reduced: Trade = {
  ...bought,
  day: '2026-11-19',
  time: Date.UTC(2026, 10, 19, 6, 48),
  code: '689901',
  name: '芯光科技',
  side: 'reduce',
  from_weight: 20.05,
  to_weight: 10,
  price: 56.78,
}
const closed: Trade = { ...reduced, time: Date.UTC(2026, 10, 19, 1, 45), side: 'close', to_weight: 0 }
const hidden: Trade = {
  ...bought,
  code: '60****',
  name: '',
  is_masked: true,
  from_weight: null,
  to_weight: null,
  price: null,
}

/** The newest trades of a portfolio, out of this many in all. */
const given = (competition_id: string, list: Trade[], total = list.length): ExampleAnswer => ({
  call: 'simulateRebalancing',
  to: { competition_id, page: 1 },
  response: {
    list,
    total,
    page: 1,
    page_size: 20,
    is_masked: list.some(({ is_masked }) => is_masked),
  },
})
const refused = (competition_id: string, code: number, msg: string): ExampleAnswer => ({
  call: 'simulateRebalancing',
  to: { competition_id },
  code,
  msg,
})

const base = (competition_id: string) => ({ title: '调仓记录', competition_id })
const isLoggedIn = true

export const examples: Example<WSimRebalancingProps>[] = [
  { title: '正在读取', value: base('open'), isLoggedIn },
  {
    title: '两天的调仓',
    value: base('days'),
    answers: [given('days', [added, bought, reduced, closed])],
    isLoggedIn,
  },
  {
    title: '下一交易日可见',
    value: base('masked'),
    answers: [given('masked', [{ ...hidden, side: 'reduce' }, hidden, hidden, reduced])],
    isLoggedIn,
  },
  {
    title: '还有更多',
    value: base('more'),
    answers: [given('more', [added, bought], 45)],
    isLoggedIn,
  },
  { title: '暂无调仓记录', value: base('none'), answers: [given('none', [])], isLoggedIn },
  { title: '没有登录', value: base('stranger') },
  {
    title: '登录已失效',
    value: base('gone'),
    answers: [refused('gone', 400003, '登录已失效，请重新登录')],
    isLoggedIn,
  },
  {
    title: '没有报名',
    value: base('unsigned'),
    answers: [refused('unsigned', 404001, '您还没有报名')],
    isLoggedIn,
  },
  {
    title: '读取失败',
    value: base('failed'),
    answers: [refused('failed', 500000, '系统繁忙，请稍后重试')],
    isLoggedIn,
  },
  {
    title: '最长的文字',
    value: base('long'),
    answers: [
      given('long', [
        { ...added, name: '名字很长的示例交易型开放式指数基金', to_weight: 100, price: 12345.678 },
      ]),
    ],
    isLoggedIn,
  },
]
