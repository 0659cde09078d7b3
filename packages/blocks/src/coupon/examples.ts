import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { CouponProps } from './props'

const base = { coupon_id: 'demo-20-left', title: '满减优惠券', amount: '50', desc: '满 500 元可用' }
const use: CouponProps['use'] = { type: ACTION_TYPES.page, pageName: 'coupons' }
const END = Date.UTC(2026, 11, 21)

type Check = Response<'couponCheck'>

const worth = {
  title: '满 500 减 50',
  kind: 'amount',
  amount: 5_000,
  rate: null,
  threshold: 50_000,
} as const

/** The gateway's answer about the coupon for visitors who are logged in. */
function checked(more: Partial<Check>): Pick<Example<CouponProps>, 'answers' | 'isLoggedIn'> {
  const answer: ExampleAnswer = {
    call: 'couponCheck',
    response: {
      can_receive: 1,
      is_received: 0,
      stock: 20,
      reason: '',
      user_coupon_id: null,
      expire_at: null,
      ...worth,
      ...more,
    },
  }
  return { answers: [answer], isLoggedIn: true }
}

const refused = (code: number, msg: string): Pick<Example<CouponProps>, 'answers' | 'isLoggedIn'> => ({
  answers: [{ call: 'coupon202409IsReceived', code, msg }],
  isLoggedIn: true,
})
const campaign = { ...base, coupon_id: 'coupon202409', use }

export const examples: Example<CouponProps>[] = [
  { title: '没有登录', value: base },
  { title: '正在读取', value: base, answers: [], isLoggedIn: true },
  { title: '可以领取', value: { ...base, use }, ...checked({}) },
  {
    title: '可以领取的折扣券',
    value: base,
    ...checked({ title: '指数研究八折券', kind: 'rate', rate: 20, amount: 30_000, threshold: 0 }),
  },
  {
    title: '已领取，可以去使用',
    value: { ...base, use },
    ...checked({ can_receive: 0, is_received: 1, user_coupon_id: 7, expire_at: END, reason: '优惠券已领取' }),
  },
  {
    title: '已领取，没有去处',
    value: base,
    ...checked({ can_receive: 0, is_received: 1, user_coupon_id: 7, expire_at: END }),
  },
  {
    title: '已领取，已过期',
    value: { ...base, use },
    ...checked({ can_receive: 0, is_received: 1, user_coupon_id: 7, expire_at: Date.UTC(2026, 9, 1) }),
  },
  {
    title: '已领完',
    value: base,
    ...checked({ can_receive: 0, stock: 0, reason: '优惠券已领完' }),
  },
  {
    title: '已过期',
    value: base,
    ...checked({ can_receive: 0, reason: '优惠券不可用或已过期' }),
  },
  {
    title: '暂不符合条件',
    value: base,
    ...checked({ can_receive: 0, reason: '您暂不符合参与条件' }),
  },
  { title: '活动没有开始', value: campaign, ...refused(400011, '活动未开始') },
  { title: '活动已结束', value: campaign, ...refused(400012, '活动已结束') },
  {
    title: '活动的券，已领取',
    value: campaign,
    answers: [
      {
        call: 'coupon202409IsReceived',
        response: { is_received: 1, received_at: END - 1, expire_at: END, stock: 0, ...worth },
      },
    ],
    isLoggedIn: true,
  },
  {
    title: '没有这张券，不显示',
    value: base,
    answers: [{ call: 'couponCheck', code: 400032, msg: '优惠券不可用或已过期' }],
    isLoggedIn: true,
    hides: true,
  },
  { title: '没有面额', value: { coupon_id: 'demo-20-left' } },
  {
    title: '最长的文字',
    value: {
      coupon_id: 'demo-20-left',
      title: '老客户回归专享全年投资顾问服务优惠券',
      amount: '12980.00',
      desc: '满 29800 元可用，仅限全年投资顾问服务，不可叠加使用',
      button: '马上领取优惠',
    },
  },
]
