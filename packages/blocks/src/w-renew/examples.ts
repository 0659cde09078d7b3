import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { WRenewProps } from './props'

const use: WRenewProps['use'] = { type: ACTION_TYPES.page, pageName: 'courseList' }
const base = { shop_product_id: '1194', title: '短线王投顾服务', contract_url: '/h5-page/h5/contract' }

/** Twelve days after the moment of all examples. */
const SOON = Date.UTC(2026, 11, 3)
const LATE = Date.UTC(2027, 5, 1)

const year = { sku_id: 5, name: '一年', months: 12, price: 980_000, origin_price: null }
const quarter = { ...year, sku_id: 6, name: '一季', months: 3, price: 298_000 }

function own(more: Partial<Response<'userProductInfo'>>): ExampleAnswer {
  return {
    call: 'userProductInfo',
    response: {
      product_id: 1194,
      name: '短线王投顾服务',
      status: 2,
      expire_at: SOON,
      renew_sku_ids: [5, 6],
      ...more,
    },
  }
}

const sale: ExampleAnswer = {
  call: 'salePageInfo',
  response: {
    page_id: 4,
    title: '短线王投顾服务',
    status: 'on',
    begins_at: null,
    ends_at: null,
    product: { shop_product_id: 1194, mode_shop_product_id: 0, name: '短线王投顾服务', risk_level: 'R4' },
    skus: [year, quarter],
    contract_id: 'advice',
    adviser: [],
  },
}

const best: Response<'usableCoupons'>['list'][number] = {
  user_coupon_id: 9,
  coupon_id: 'coupon202409',
  title: '国庆狂欢券',
  kind: 'amount',
  amount: 10_000,
  rate: null,
  threshold: 20_000,
  products: [],
  use_from: null,
  expire_at: LATE,
  discount: 10_000,
  why: null,
}

const coupons = (list: Response<'usableCoupons'>['list']): ExampleAnswer => ({
  call: 'usableCoupons',
  response: { price: year.price, list },
})

const remind: ExampleAnswer = {
  call: 'jumpRemindFind',
  response: {
    need_remind: true,
    type: 'unpaid',
    title: '您有一笔订单等待支付',
    content: '短线王投顾服务 一季，应付 ¥2980.00，12 分钟后自动关闭',
    button_text: '去支付',
    target: {
      action: { type: ACTION_TYPES.page, pageName: 'orderPay', pageParam: 'pid=202611210000000000000001' },
    },
  },
}

const seen = (...answers: ExampleAnswer[]): Pick<Example<WRenewProps>, 'answers' | 'isLoggedIn'> => ({
  answers,
  isLoggedIn: true,
})

export const examples: Example<WRenewProps>[] = [
  { title: '没有登录', value: base },
  { title: '正在读取', value: base, ...seen() },
  { title: '快到期，用上最合适的券', value: base, ...seen(own({}), sale, coupons([best])) },
  {
    title: '快到期，没有可用的券',
    value: base,
    ...seen(own({}), sale, coupons([{ ...best, discount: 0, why: 'product' }])),
  },
  { title: '快到期，正在选券', value: base, ...seen(own({}), sale) },
  {
    title: '快到期，读不到券',
    value: base,
    ...seen(own({}), sale, { call: 'usableCoupons', code: 500000, msg: '系统繁忙' }),
  },
  {
    title: '已到期',
    value: base,
    ...seen(own({ status: 3, expire_at: Date.UTC(2026, 10, 1) }), sale, coupons([best])),
  },
  {
    title: '限时优惠',
    value: { ...base, end_at: Date.UTC(2030, 0, 1), text: '享优惠续费' },
    ...seen(own({}), sale, coupons([best])),
  },
  {
    title: '有订单等待支付',
    value: base,
    ...seen(own({}), sale, coupons([]), remind),
  },
  {
    title: '使用中',
    value: { ...base, use },
    ...seen(own({ status: 1, expire_at: LATE, renew_sku_ids: [] })),
  },
  {
    title: '长期有效',
    value: base,
    ...seen(own({ status: 1, expire_at: null, renew_sku_ids: [] })),
  },
  {
    title: '没有买过',
    value: base,
    ...seen(own({ status: 0, expire_at: null, renew_sku_ids: [] })),
  },
  {
    title: '没有买过，去介绍页',
    value: { ...base, buy: { type: ACTION_TYPES.link, atext: '/h5-page/course' } },
    ...seen(own({ status: 0, expire_at: null, renew_sku_ids: [] })),
  },
  { title: '优惠已结束', value: { ...base, end_at: Date.UTC(2026, 9, 8) }, ...seen(own({})) },
  { title: '暂不销售', value: base, ...seen(own({ renew_sku_ids: [] })) },
  {
    title: '读取失败',
    value: base,
    ...seen({ call: 'userProductInfo', code: 500000, msg: '系统繁忙，请稍后重试' }),
  },
  {
    title: '最长的文字',
    value: {
      ...base,
      title: '全年投资顾问服务尊享版续费专用名称二十字',
      text: '享受优惠续费一年',
    },
  },
]
