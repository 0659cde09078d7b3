import { actionProps, address, defineSpec } from '@yingzao/schema/server'
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
  sku_id: z.string().max(16).default('').meta({ title: '规格编号', help: '留空则购买排在最前的规格' }),
  text: z.string().max(20).default('立即购买').meta({ title: '按钮文字' }),
  price: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '现价', unit: '元', help: '建议留空：显示销售页上的价格，改价后不必改页面' }),
  origin_price: z
    .string()
    .max(12)
    .default('')
    .meta({ title: '原价', unit: '元', help: '仅用于展示；现价留空时显示销售页上的原价' }),
  tiers: z
    .boolean()
    .default(false)
    .meta({ title: '可选规格', help: '列出在售的规格和价格，由访客选择', when: { price: '', sku_id: '' } }),
  learn: actionProps({
    title: '去学习',
    help: '已购买的访客看到“去学习”，点击后到这里；不填则显示“您已购买该产品”',
  }),
  contract_text: z.string().max(40).default('《投资顾问服务协议》').meta({ title: '协议名称' }),
  contract_url: address({ title: '协议地址', help: '留空则不显示协议' }),
})

export type PayButtonProps = z.output<typeof payButtonProps>

export const payButtonSpec = defineSpec({
  name: 'payButton',
  title: '支付按钮',
  category: 'action',
  tap: 'own',
  traits: { takesPayment: true, sells: true, experimentable: false },
  props: payButtonProps,
  fresh: { learn: { type: 1, pageName: 'courseList' } },
})
