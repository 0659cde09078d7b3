import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const payButtonProps = z.object({
  mark: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '产品代号', help: '由产品同事提供，例如 dbzs；与商品编号填写一个即可' }),
  shop_product_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '商品编号', required: true, when: { mark: '' } }),
  text: z.string().max(20).default('立即购买').meta({ title: '按钮文字' }),
  price: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '现价', unit: '元', help: '仅用于展示，实付金额以服务端为准' }),
  origin_price: z.string().max(12).default('').meta({ title: '原价', unit: '元', help: '仅用于展示' }),
  contract_text: z.string().max(40).default('《投资顾问服务协议》').meta({ title: '协议名称' }),
  contract_url: address({ title: '协议地址', help: '留空则不显示协议' }),
})

export type PayButtonProps = z.output<typeof payButtonProps>

export const payButtonSpec = defineSpec({
  name: 'payButton',
  title: '支付按钮',
  category: 'action',
  tap: 'own',
  traits: { takesPayment: true, sells: true },
  props: payButtonProps,
})
