import type { Example } from '../example'
import type { PayButtonProps } from './props'

const base = { mark: 'dbzs', text: '立即订购', price: '1980.00', origin_price: '3980.00' }

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
    title: '最长的文字',
    value: {
      ...base,
      text: '限时优惠立即订购全年投资顾问服务套餐',
      price: '129800.00',
      origin_price: '239800.00',
    },
  },
]
