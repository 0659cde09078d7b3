import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { registerCouponConsole } from './console/routes'
import * as tables from './coupon-tables'
import { showDemoCoupons } from './demo/show-demo-coupons'
import { registerCouponOperations } from './routes'

export const couponsModule = defineModule({
  name: 'coupons',
  tables,
  personal: [
    {
      table: tables.userCoupon,
      fate: 'keep',
      why: 'Stock, orders and what they took off have to add up for years: which coupon was used, without a name.',
    },
  ],
  ruleUses: sql`SELECT b.rule_id, 'coupon' AS kind, b.coupon_id AS id, b.title AS name
    FROM ${tables.couponBatch} AS b WHERE b.rule_id IS NOT NULL`,
  subjects: {
    coupon: (key) => sql`SELECT b.title AS name FROM ${tables.couponBatch} AS b WHERE b.coupon_id = ${key}`,
  },
  demo: (_app, ctx) => showDemoCoupons(ctx),
  serve(app, ctx, { declared: { conditions } }) {
    registerCouponOperations(app, { ...ctx, conditions })
    registerCouponConsole(app, ctx)
  },
})
