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
    title: '最长的文字',
    value: {
      ...base,
      text: '限时优惠立即订购全年投资顾问服务套餐',
      price: '129800.00',
      origin_price: '239800.00',
    },
  },
]
