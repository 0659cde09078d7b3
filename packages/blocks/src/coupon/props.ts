import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const couponProps = z.object({
  text: z.string().max(100).default('').meta({ title: '文字', required: true }),
})

export type CouponProps = z.output<typeof couponProps>

export const couponSpec = defineSpec({
  name: 'coupon',
  title: '优惠券',
  category: 'content',
  props: couponProps,
})
