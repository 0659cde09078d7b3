import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { asc, desc, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { findProductNames } from '../../catalogue'
import { countEnding, hasPaidWithin } from '../../orders'
import { jumpRemind } from '../renewal-tables'

type Summary = StudioResponse<StudioOperations['renewalSummary']>

/** Days before and after its end in which something is up for renewal. */
const ENDING_DAYS = 30
/** Days after a reminder within which a payment is attributed to it. */
const PAID_DAYS = 7
/** Pages that remind, by kind: nobody reads more. */
const MOST = 200

/** What is up for renewal, and what came of the reminders of so many days. */
export async function renewalSummary({ db }: Pick<Context, 'db'>, days: number): Promise<Summary> {
  const [products, reminders] = await Promise.all([findEnding(db.orm), findReminders(db.orm, days)])
  return { products, reminders }
}

async function findEnding(db: Orm): Promise<Summary['products']> {
  const ending = await countEnding(db, ENDING_DAYS)
  const names = await findProductNames(
    db,
    ending.map(({ shop_product_id }) => shop_product_id),
  )
  return ending.map((product) => ({
    name: names.get(product.shop_product_id) ?? String(product.shop_product_id),
    ...product,
  }))
}

async function findReminders(db: Orm, days: number): Promise<Summary['reminders']> {
  const { uid, kind, page_code, created_at } = jumpRemind
  const shown = sql<number>`count(*)::int`
  const hasPaid = hasPaidWithin(uid, { from: created_at, days: PAID_DAYS })
  return db
    .select({ kind, page_code, shown, paid: sql<number>`(count(*) filter (where ${hasPaid}))::int` })
    .from(jumpRemind)
    .where(sql`${created_at} > now() - make_interval(days => ${days})`)
    .groupBy(kind, page_code)
    .orderBy(desc(shown), asc(kind), asc(page_code))
    .limit(MOST)
}
