import type { HeldState } from '@yingzao/contract/server'
import { type SQL, sql } from 'drizzle-orm'
import { isOfAge } from '../../../db/age'
import type { RuleConditions } from '../../define-module'
import { entitlementGrant, shopOrder } from '../order-tables'

/** Until when somebody has a product. */
const UNTIL = sql`max(coalesce(${entitlementGrant.ends_at}, 'infinity'))`

const STATES: Readonly<Record<HeldState, SQL>> = {
  ever: sql`true`,
  now: sql`${UNTIL} > now()`,
  ending: sql`${UNTIL} BETWEEN now() AND now() + interval '30 days'`,
  ended: sql`${UNTIL} <= now()`,
}

/** The conditions of rules that ask what somebody has bought. */
export const heldConditions: RuleConditions = {
  product({ product, held }) {
    const isMeant = product === 'any' ? sql`true` : sql`${entitlementGrant.shop_product_id} = ${product}`
    return sql`SELECT ${entitlementGrant.uid} AS uid FROM ${entitlementGrant}
      WHERE ${entitlementGrant.revoked_at} IS NULL AND ${isMeant}
      GROUP BY ${entitlementGrant.uid} HAVING ${STATES[held]}`
  },
  /** Days since their last payment. */
  paid_days: ({ paid_days }) =>
    sql`SELECT ${shopOrder.uid} AS uid FROM ${shopOrder} WHERE ${shopOrder.paid_at} IS NOT NULL
      GROUP BY ${shopOrder.uid} HAVING ${isOfAge(sql`max(${shopOrder.paid_at})`, paid_days)}`,
}
