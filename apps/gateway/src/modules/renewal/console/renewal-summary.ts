import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { findProductNames } from '../../catalogue'
import { entitlementGrant, shopOrder } from '../../orders/order-tables'
import { jumpRemind } from '../renewal-tables'

type Summary = StudioResponse<StudioOperations['renewalSummary']>

/** Pages that remind, by kind: more nobody reads. */
const MOST = 200

/** What stands to be renewed, and what came of the reminders of so many days. */
export async function renewalSummary({ db }: Pick<Context, 'db'>, days: number): Promise<Summary> {
  const [products, reminders] = await Promise.all([findEnding(db.orm), findReminders(db.orm, days)])
  return { products, reminders }
}

/** By product: who has it until a day within 30 days from now, and who had it until one within the last 30. */
async function findEnding(db: Orm): Promise<Summary['products']> {
  const { rows } = await db.execute<{ id: string; soon: number; ended: number }>(sql`
    SELECT shop_product_id AS id, count(*) FILTER (WHERE until > now())::int AS soon,
      count(*) FILTER (WHERE until <= now())::int AS ended
    FROM (
      SELECT uid, shop_product_id, max(coalesce(ends_at, 'infinity')) AS until FROM ${entitlementGrant}
      WHERE revoked_at IS NULL GROUP BY uid, shop_product_id
    ) AS held
    WHERE until BETWEEN now() - interval '30 days' AND now() + interval '30 days'
    GROUP BY shop_product_id ORDER BY soon DESC, ended DESC, shop_product_id`)
  const names = await findProductNames(
    db,
    rows.map(({ id }) => Number(id)),
  )
  return rows.map(({ id, soon, ended }) => ({
    shop_product_id: Number(id),
    name: names.get(Number(id)) ?? id,
    soon,
    ended,
  }))
}

async function findReminders(db: Orm, days: number): Promise<Summary['reminders']> {
  const { rows } = await db.execute<Summary['reminders'][number]>(sql`
    SELECT kind, page_code, count(*)::int AS shown, count(*) FILTER (WHERE EXISTS (
        SELECT FROM ${shopOrder} AS o
        WHERE o.uid = r.uid AND o.paid_at BETWEEN r.created_at AND r.created_at + interval '7 days'
      ))::int AS paid
    FROM ${jumpRemind} AS r WHERE r.created_at > now() - make_interval(days => ${days})
    GROUP BY kind, page_code ORDER BY shown DESC, kind, page_code LIMIT ${MOST}`)
  return rows
}
