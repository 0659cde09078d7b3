import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Example } from '../example'
import type { PriceProps } from './props'

type Card = PriceProps['list'][number]

const points = (...texts: string[]) => texts.map((text) => ({ text }))
const pay = { type: ACTION_TYPES.pay, mark: 'dbzs' }

const month: Card = {
  name: '月度服务',
  price: '298',
  unit: '/月',
  origin_price: '',
  points: points('每日市场资讯', '每周一次直播课', '工作日在线答疑'),
  button: '立即订购',
  action: pay,
  terms: '服务期 1 个月，到期不自动续费，退款按服务协议办理',
}
const year: Card = {
  ...month,
  name: '年度服务',
  price: '2980.00',
  unit: '/年',
  origin_price: '3576.00',
  points: points('每日市场资讯', '每周一次直播课', '投资顾问专线答疑', '课程回放一年内有效'),
  terms: '服务期 12 个月，到期不自动续费，退款按服务协议办理',
}
const trial: Card = {
  ...month,
  name: '体验课',
  price: '9.9',
  unit: '',
  button: '先听三节',
  action: { type: ACTION_TYPES.link, atext: '/h5-page/h5/trial' },
  points: points('三节直播课', '随堂图文讲义', '课后练习'),
  terms: '每人限报一次，课程有效期 30 天，开课前可退款',
}
const long: Card = {
  ...month,
  name: '最多写得下八字',
  price: '129800.00',
  unit: '/12月',
  origin_price: '239800.00',
  points: Array.from({ length: 5 }, () => ({ text: '最多写得下十四个字的一条要点' })),
  button: '最多十个字的按钮文字',
  terms: '最多写得下三十六个字的条件，服务期十二个月，到期不自动续费，七天内可退款',
}

const LOOKS = { card: '卡片', raised: '浮起', ticket: '票券', dark: '深色' } as const

export const examples: Example<PriceProps>[] = [
  ...(Object.keys(LOOKS) as (keyof typeof LOOKS)[]).flatMap((look): Example<PriceProps>[] => [
    {
      title: `${LOOKS[look]}，推荐一张`,
      value: { title: '选择服务期', look, chosen: 'second', list: [month, year] },
    },
    { title: `${LOOKS[look]}，很长的文字`, value: { look, chosen: 'first', list: [long] } },
  ]),
  { title: '三张', value: { title: '选择服务期', chosen: 'third', list: [trial, month, year] } },
  { title: '一张', value: { list: [trial] } },
  { title: '没有按钮', value: { look: 'ticket', list: [{ ...month, button: '' }] } },
  { title: '没有按钮和条件', value: { look: 'ticket', list: [{ ...month, button: '', terms: '' }] } },
  { title: '还没有卡片', value: { title: '选择服务期' }, draws: 'nothing' },
]
