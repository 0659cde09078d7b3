import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { entitlementGrant } from '../order-tables'

type Reader = Orm | Transaction

interface OfVisitor {
  uid: number
  shop_product_id: number
}

/** Until when a visitor has a product. Null: it never ends. Undefined: they do not have it now. */
export async function findEntitlement(
  db: Reader,
  { uid, shop_product_id }: OfVisitor,
): Promise<Date | null | undefined> {
  const [row] = await db
    .select({
      isEndless: sql<boolean>`bool_or(${entitlementGrant.ends_at} is null)`,
      until: sql<Date | null>`max(${entitlementGrant.ends_at})`.mapWith(entitlementGrant.ends_at),
    })
    .from(entitlementGrant)
    .where(
      and(
        eq(entitlementGrant.uid, uid),
        eq(entitlementGrant.shop_product_id, shop_product_id),
        isNull(entitlementGrant.revoked_at),
        sql`coalesce(${entitlementGrant.ends_at} > now(), true)`,
      ),
    )
  if (row?.isEndless) return null
  return row?.until ?? undefined
}

/** Until when a visitor has or had each product. Null: it never ends. Those that run longest come first. */
export async function findHeldProducts(
  db: Reader,
  uid: number,
): Promise<{ shop_product_id: number; until: Date | null }[]> {
  const isEndless = sql<boolean>`bool_or(${entitlementGrant.ends_at} is null)`
  const until = sql<Date | null>`max(${entitlementGrant.ends_at})`.mapWith(entitlementGrant.ends_at)
  const rows = await db
    .select({ shop_product_id: entitlementGrant.shop_product_id, isEndless, until })
    .from(entitlementGrant)
    .where(and(eq(entitlementGrant.uid, uid), isNull(entitlementGrant.revoked_at)))
    .groupBy(entitlementGrant.shop_product_id)
    .orderBy(sql`${isEndless} desc, ${until} desc`, entitlementGrant.shop_product_id)
  return rows.map((row) => ({
    shop_product_id: row.shop_product_id,
    until: row.isEndless ? null : row.until,
  }))
}

/** What an order has granted, and whether it was revoked. Undefined: nothing. */
export async function findGrant(db: Reader, pid: string) {
  const [row] = await db
    .select({
      begins_at: entitlementGrant.begins_at,
      ends_at: entitlementGrant.ends_at,
      revoked_at: entitlementGrant.revoked_at,
    })
    .from(entitlementGrant)
    .where(eq(entitlementGrant.pid, pid))
  return row
}

/**
 * For each product, how many visitors have it until a moment within so many days from now, and how many had it until
 * one within as many days past.
 */
export async function countEnding(
  db: Orm,
  days: number,
): Promise<{ shop_product_id: number; soon: number; ended: number }[]> {
  const until = db
    .select({
      shop_product_id: entitlementGrant.shop_product_id,
      ends_at: sql<Date>`max(coalesce(${entitlementGrant.ends_at}, 'infinity'))`.as('until'),
    })
    .from(entitlementGrant)
    .where(isNull(entitlementGrant.revoked_at))
    .groupBy(entitlementGrant.uid, entitlementGrant.shop_product_id)
    .as('held')
  const soon = sql<number>`(count(*) filter (where ${until.ends_at} > now()))::int`
  const ended = sql<number>`(count(*) filter (where ${until.ends_at} <= now()))::int`
  const span = sql`make_interval(days => ${days})`
  return db
    .select({ shop_product_id: until.shop_product_id, soon, ended })
    .from(until)
    .where(sql`${until.ends_at} between now() - ${span} and now() + ${span}`)
    .groupBy(until.shop_product_id)
    .orderBy(desc(soon), desc(ended), until.shop_product_id)
}

/**
 * Grants what an order has bought, once per order. A running entitlement is extended: this one begins where that one
 * ends. Months are calendar months in China, so that a month from 31 January ends on the last day of February.
 */
export async function grantEntitlement(
  tx: Transaction,
  { pid, uid, shop_product_id, months }: OfVisitor & { pid: string; months: number | null },
): Promise<void> {
  // Two orders for one product that are paid at once would otherwise both begin today.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`grant ${uid} ${shop_product_id}`}, 0))`,
  )
  const running = await findEntitlement(tx, { uid, shop_product_id })
  const begins = running ? sql`${running.toISOString()}::timestamptz` : sql`now()`
  const ends =
    months === null
      ? sql`null`
      : sql`(((${begins}) at time zone 'Asia/Shanghai') + make_interval(months => ${months})) at time zone 'Asia/Shanghai'`
  await tx.execute(sql`
    INSERT INTO ${entitlementGrant} (pid, uid, shop_product_id, begins_at, ends_at)
    VALUES (${pid}, ${uid}, ${shop_product_id}, ${begins}, ${ends})`)
}

/** Revokes what an order has granted. Later grants keep their dates. */
export async function revokeEntitlement(tx: Transaction, pid: string): Promise<void> {
  await tx
    .update(entitlementGrant)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(entitlementGrant.pid, pid), isNull(entitlementGrant.revoked_at)))
}

/**
 * Shifts the grant of an order in time, so that it ends so many days from now: for the sample data of a first start.
 */
export async function moveGrant(db: Orm, pid: string, daysLeft: number): Promise<void> {
  const ends = sql`now() + make_interval(days => ${daysLeft})`
  await db
    .update(entitlementGrant)
    .set({
      ends_at: ends,
      begins_at: sql`${ends} - (${entitlementGrant.ends_at} - ${entitlementGrant.begins_at})`,
    })
    .where(eq(entitlementGrant.pid, pid))
}
