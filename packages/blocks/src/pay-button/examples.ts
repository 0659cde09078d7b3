import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Response } from '../answers/answer'
import type { Example, ExampleAnswer } from '../example'
import type { PayButtonProps } from './props'

const base = { mark: 'dbzs', text: '立即订购', price: '1980.00', origin_price: '3980.00' }

type Sale = Response<'salePageInfo'>

const year: Sale['skus'][number] = {
  sku_id: 1,
  name: '一年',
  months: 12,
  price: 198_000,
  origin_price: 398_000,
}
const season = { ...year, sku_id: 2, name: '三个月', months: 3, price: 59_800, origin_price: null }

/** Returns the gateway's answer about the product that a mark names. */
function sold(more: Partial<Sale>): ExampleAnswer {
  const product = {
    shop_product_id: 1191,
    mode_shop_product_id: 1191,
    name: '指数课',
    risk_level: 'R3' as const,
  }
  return {
    call: 'salePageInfo',
    response: {
      page_id: 1,
      title: '指数课',
      status: 'on',
      begins_at: null,
      ends_at: null,
      product,
      skus: [year],
      contract_id: null,
      adviser: [],
      ...more,
    },
  }
}

const learn: PayButtonProps['learn'] = { type: ACTION_TYPES.page, pageName: 'courseList' }
const asked = { mark: 'dbzs', text: '立即订购', tiers: true }

export const examples: Example<PayButtonProps>[] = [
  { title: '现价和原价', value: base },
  { title: '带服务协议', value: { ...base, contract_url: '/h5-page/h5/contract' } },
  { title: '没有原价', value: { ...base, origin_price: '' } },
  { title: '没有价格', value: { mark: 'dbzs', text: '去支付' } },
  { title: '按商品编号购买', value: { shop_product_id: '1191', price: '98.00' } },
  {
    title: '已购买',
    value: { ...base, mark: '', shop_product_id: '1001' },
    isLoggedIn: true,
    answers: [
      {
        call: 'findUserPayforProduct',
        to: { shop_product_id: '1001' },
        response: { is_pay: 1, mode_shop_product_id: 1, expire_at: null },
      },
    ],
  },
  {
    title: '已下架',
    value: { ...base, mark: '', shop_product_id: '1002' },
    isLoggedIn: true,
    answers: [
      { call: 'findUserPayforProduct', to: { shop_product_id: '1002' }, code: 400040, msg: '商品已下架' },
    ],
  },
  {
    title: '已购买，可以去学习',
    value: { ...base, learn },
    isLoggedIn: true,
    answers: [
      {
        call: 'findUserPayforProduct',
        response: { is_pay: 1, mode_shop_product_id: 1, expire_at: null },
      },
    ],
  },
  { title: '销售页的价格，正在读取', value: asked, answers: [] },
  { title: '销售页的价格', value: asked, answers: [sold({})] },
  { title: '销售页的价格，可选规格', value: asked, answers: [sold({ skus: [year, season] })] },
  {
    title: '销售页的价格，指定规格',
    value: { ...asked, sku_id: '2', contract_url: '/h5-page/h5/contract' },
    answers: [sold({ skus: [year, season] })],
  },
  { title: '还没有开售', value: asked, answers: [sold({ status: 'coming', skus: [year, season] })] },
  { title: '已经停售', value: asked, answers: [sold({ status: 'ended' })] },
  {
    title: '销售页已关闭',
    value: asked,
    answers: [{ call: 'salePageInfo', code: 400040, msg: '商品已下架' }],
  },
  {
    title: '没有指定的规格',
    value: { ...asked, sku_id: '3' },
    answers: [sold({ skus: [year, season] })],
  },
  {
    title: '最长的文字',
    value: {
      ...base,
      text: '限时优惠立即订购全年投资顾问服务套餐',
      price: '129800.00',
      origin_price: '239800.00',
    },
  },
]
