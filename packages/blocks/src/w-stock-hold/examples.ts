import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Example, ExampleAnswer } from '../example'
import type { Check, Checked } from './holdings'
import type { WStockHoldProps } from './props'

/** A minute in China of a day in November 2026. */
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 10, day, hour - 8, minute)

const unlock = { type: ACTION_TYPES.link, atext: '/h5-page/h5/sign' } as const

const rising: Checked = {
  code: '609901',
  name: '示例酒业',
  is_found: true,
  last: 158.6,
  quoted_at: at(20, 15),
  is_suspended: false,
  is_simulated: true,
  vs_cost: 5.73,
  volatility: 24.18,
  change_20d: 3.2,
  range_1y: { low: 121.3, high: 176.88 },
  sector: '食品饮料',
  weight: 40,
  notices: [
    {
      title: '示例酒业：2026 年第三季度报告',
      published_at: at(18, 9),
      url: 'https://notice.example.com/609901/q3',
    },
    { title: '示例酒业：关于召开股东会的通知', published_at: at(12, 9), url: '' },
  ],
}
const falling: Checked = {
  ...rising,
  code: '519901',
  name: '样例宽基ETF',
  last: 1.286,
  is_simulated: false,
  vs_cost: -12.4,
  volatility: 18.02,
  change_20d: -4.16,
  range_1y: { low: 1.102, high: 1.534 },
  sector: '',
  weight: null,
  notices: [],
}
const suspended: Checked = { ...falling, code: '309902', name: '演示电子', is_suspended: true, last: 22.4 }
const fresh: Checked = {
  ...falling,
  code: '689903',
  name: '新股样例',
  last: null,
  quoted_at: null,
  vs_cost: null,
  volatility: null,
  change_20d: null,
  range_1y: null,
}
const unknown: Checked = { ...fresh, code: '999999', name: '', is_found: false }

const newest: Check = {
  check_id: 'c-2',
  checked_at: at(20, 16, 5),
  source: '示例行情',
  as_of: '2026-11-20',
  list: [rising, falling],
}
const before: Check = { ...newest, check_id: 'c-1', checked_at: at(10, 9, 30), list: [suspended] }

/** Somebody who is logged in, and has these records. */
function kept(title: string, ...list: Check[]) {
  const answers: ExampleAnswer[] = [{ call: 'holdingChecks', response: { list } }]
  return { title, value: { unlock }, isLoggedIn: true as const, answers }
}

export const examples: Example<WStockHoldProps>[] = [
  { title: '没有填写', value: { unlock } },
  {
    title: '有说明，没有标题',
    value: { title: '', note: '行情每个交易日收盘后更新，公告来自交易所公开披露。' },
  },
  kept('有诊断记录', newest, before),
  kept('有的没有找到', { ...newest, list: [rising, unknown] }),
  kept('停牌，没有行情', { ...newest, list: [suspended, fresh] }),
  kept('没有诊断记录'),
  {
    title: '记录读取失败',
    value: {},
    isLoggedIn: true,
    answers: [{ call: 'holdingChecks', code: 500000, msg: '系统繁忙，请稍后重试' }],
  },
  {
    title: '最长的文字',
    value: {
      title: '名称很长的持股诊断标题看看怎样换行',
      note: '说明也可以写得很长，看看它怎样换行。'.repeat(6),
    },
    isLoggedIn: true,
    answers: [
      {
        call: 'holdingChecks',
        response: {
          list: [
            {
              ...newest,
              source: '名称很长的示例行情数据服务有限公司',
              list: [
                {
                  ...rising,
                  name: '名称特别长的示例股份',
                  is_suspended: true,
                  last: 12345.678,
                  vs_cost: -99.99,
                  range_1y: { low: 10234.567, high: 23456.789 },
                  sector: '计算机、通信和其他电子设备制造业',
                  notices: Array.from({ length: 5 }, (_, day) => ({
                    title: '示例股份：关于使用部分闲置募集资金进行现金管理到期赎回并继续进行现金管理的公告',
                    published_at: at(18 - day, 9),
                    url: 'https://notice.example.com/long',
                  })),
                },
              ],
            },
          ],
        },
      },
    ],
  },
]
