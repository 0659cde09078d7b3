import type { Preset } from '../preset'
import type { PriceProps } from './props'

const points = (...texts: string[]) => texts.map((text) => ({ text }))

const card = (name: string, price: string, unit: string, texts: string[], terms: string) => ({
  name,
  price,
  unit,
  origin_price: '',
  points: points(...texts),
  button: '立即订购',
  terms,
})

const month = card(
  '月度服务',
  '298',
  '/月',
  ['每日市场资讯', '每周一次直播课', '工作日在线答疑'],
  '服务期 1 个月，到期不自动续费，退款按服务协议办理',
)
const year = card(
  '年度服务',
  '2980',
  '/年',
  ['每日市场资讯', '每周一次直播课', '投资顾问专线答疑', '课程回放一年内有效'],
  '服务期 12 个月，到期不自动续费，退款按服务协议办理',
)
const trial = {
  ...card(
    '体验课',
    '9.9',
    '',
    ['三节直播课', '随堂图文讲义', '课后练习'],
    '每人限报一次，课程有效期 30 天，退款按服务协议办理',
  ),
  button: '先听三节',
}

export const presets: Preset<PriceProps>[] = [
  { title: '两张卡片', value: { title: '选择服务期', look: 'card', chosen: 'second', list: [month, year] } },
  {
    title: '三张浮起的卡片',
    value: { title: '选择服务期', look: 'raised', chosen: 'second', list: [trial, month, year] },
  },
  { title: '票券', value: { look: 'ticket', list: [trial] } },
  { title: '深色卡片', value: { look: 'dark', chosen: 'first', list: [year] } },
]
