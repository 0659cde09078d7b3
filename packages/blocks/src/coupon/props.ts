import { actionProps, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const couponProps = z.object({
  coupon_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '优惠券编号', required: true, help: '在“优惠券”中建好批次后填写它的编号' }),
  title: z.string().max(20).default('').meta({ title: '名称', placeholder: '优惠券' }),
  amount: z
    .string()
    .max(8)
    .default('')
    .meta({ title: '面额', unit: '元', help: '登录前显示；登录后显示这张券真实的面额' }),
  desc: z.string().max(30).default('').meta({ title: '使用条件', help: '登录前显示，例如 满 500 元可用' }),
  button: z.string().max(6).default('立即领取').meta({ title: '领取按钮' }),
  use_text: z.string().max(6).default('去使用').meta({ title: '使用按钮', help: '领取后显示' }),
  use: actionProps({ title: '去使用', help: '领取后点击使用按钮到哪里；不填则只显示“已领取”' }),
})

export type CouponProps = z.output<typeof couponProps>

export const couponSpec = defineSpec({
  name: 'coupon',
  title: '优惠券',
  category: 'action',
  tap: 'own',
  traits: { experimentable: false },
  props: couponProps,
  fresh: { use: { type: 1, pageName: 'coupons' } },
})
