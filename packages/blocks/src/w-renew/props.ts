import { actionProps, address, datetime, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wRenewProps = z.object({
  shop_product_id: z.string().max(16).default('').meta({ title: '商品编号', required: true }),
  title: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '产品名称', placeholder: '我的产品', help: '登录前显示；登录后显示商品的名称' }),
  text: z.string().max(8).default('立即续费').meta({ title: '续费按钮' }),
  end_at: datetime({ title: '优惠截止时间', help: '不填则一直可以续费；到时间后显示下面的文字' }).optional(),
  over_text: z.string().max(40).default('本次续费优惠已结束').meta({ title: '截止后的文字' }),
  buy: actionProps({ title: '去购买', help: '没有买过的访客点击后到哪里；不填则直接购买这个商品' }),
  use: actionProps({ title: '去使用', help: '还不能续费和刚续完的访客点击后到哪里；不填则没有按钮' }),
  consent: z
    .string()
    .max(80)
    .default('我已阅读并同意《投资顾问服务协议》，了解投资有风险，自愿续费')
    .meta({ title: '同意语', help: '访客勾选后才能续费；其中的协议名称会变成链接' }),
  contract_text: z.string().max(40).default('《投资顾问服务协议》').meta({ title: '协议名称' }),
  contract_url: address({ title: '协议地址', help: '留空则协议名称不是链接' }),
})

export type WRenewProps = z.output<typeof wRenewProps>

export const wRenewSpec = defineSpec({
  name: 'wRenew',
  title: '续费',
  category: 'action',
  tap: 'own',
  traits: { takesPayment: true, sells: true, experimentable: false },
  props: wRenewProps,
  fresh: { use: { type: 1, pageName: 'courseList' }, contract_url: '/h5-page/h5/terms' },
})
