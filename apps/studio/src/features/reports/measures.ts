import type { Answer } from '../../state/calls'
import type { NumberKind } from './words/numbers'

/** What is told of any set of views. */
export type Figures = Answer<'reportPage'>['totals']

/** A figure of a report: how it is read, what it is called and how it is written. */
export interface Measure {
  key: MeasureKey
  title: string
  /** What exactly is counted. */
  about: string
  kind: NumberKind
  isBetterLow?: boolean
  of: (figures: Figures) => number
}

export type MeasureKey =
  | 'views'
  | 'visitors'
  | 'seconds'
  | 'depth'
  | 'bounced'
  | 'lead'
  | 'login'
  | 'join'
  | 'enrol'
  | 'order'
  | 'payment'
  | 'amount'

/** All figures, in the order in which they are shown. */
export const MEASURES_SHOWN: readonly Measure[] = [
  { key: 'views', title: '浏览量', about: '页面被打开的次数', kind: 'count', of: ({ views }) => views },
  {
    key: 'visitors',
    title: '访客',
    about: '不同的浏览器，误差在 3% 以内',
    kind: 'count',
    of: ({ visitors }) => visitors,
  },
  {
    key: 'seconds',
    title: '平均停留',
    about: '一次浏览平均停留多久',
    kind: 'seconds',
    of: ({ seconds }) => seconds,
  },
  {
    key: 'depth',
    title: '浏览深度',
    about: '一次浏览平均看到页面的多少',
    kind: 'share',
    of: ({ depth }) => depth,
  },
  {
    key: 'bounced',
    title: '跳出率',
    about: '没有点击并且停留不到 10 秒的浏览所占的比例',
    kind: 'share',
    isBetterLow: true,
    of: ({ bounced }) => bounced,
  },
  step('lead', '留资', '提交表单的次数'),
  step('login', '登录', '在页面上登录的次数'),
  step('join', '加群', '加入社群的次数'),
  step('enrol', '报名', '报名活动的次数'),
  step('order', '下单', '提交的订单数'),
  step('payment', '支付', '支付成功的订单数'),
  { key: 'amount', title: '支付金额', about: '支付成功的金额', kind: 'amount', of: ({ paid }) => paid },
]

function step(key: keyof Figures['conversions'], title: string, about: string): Measure {
  return { key, title, about, kind: 'count', of: ({ conversions }) => conversions[key] }
}

/** The measure of a name. */
export function measureOf(key: MeasureKey): Measure {
  const measure = MEASURES_SHOWN.find((one) => one.key === key)
  if (!measure) throw new Error(`There is no measure "${key}".`)
  return measure
}

/** Whether anything happened at all. */
export function isNothing({ views, conversions, paid }: Figures): boolean {
  return views === 0 && paid === 0 && Object.values(conversions).every((count) => count === 0)
}
