import { ORDER_MINUTES, ORDER_STATUS } from '@yingzao/contract/server'
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { disclosure, hiddenPayer, refund, shopOrder } from './order-tables'
import type { Passed } from './purchase-gate'

type Reader = Orm | Transaction
/** The database's clock, milliseconds. */
const clockMs = sql<string>`(extract(epoch from now()) * 1000)::bigint::text`
type NewOrder = Omit<typeof shopOrder.$inferInsert, 'expire_at' | 'status'>

/** Stores an order. False: the visitor already has one for this SKU awaiting payment. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<boolean> {
  const rows = await tx
    .insert(shopOrder)
    .values({ ...order, expire_at: sql`now() + make_interval(mins => ${ORDER_MINUTES})` })
    .onConflictDoNothing()
    .returning({ pid: shopOrder.pid })
  return rows.length > 0
}

/** A visitor's order for a SKU that is awaiting payment, perhaps past its deadline. */
export async function findOpenOrder(db: Reader, { uid, sku_id }: { uid: number; sku_id: number }) {
  const [row] = await db
    .select({ pid: shopOrder.pid, isExpired: sql<boolean>`${shopOrder.expire_at} <= now()` })
    .from(shopOrder)
    .where(and(eq(shopOrder.uid, uid), eq(shopOrder.sku_id, sku_id), eq(shopOrder.status, ORDER_STATUS.open)))
  return row
}

/** An order, no matter whose. */
export async function findOrder(db: Reader, pid: string): Promise<{ uid: number } | undefined> {
  const [row] = await db.select({ uid: shopOrder.uid }).from(shopOrder).where(eq(shopOrder.pid, pid))
  return row
}

/** Whether anybody has ever ordered. */
export async function hasOrders(db: Reader): Promise<boolean> {
  return (await db.select({ pid: shopOrder.pid }).from(shopOrder).limit(1)).length > 0
}

/** An order of this visitor; undefined for somebody else's, too. */
export async function findOwnOrder(db: Reader, { pid, uid }: { pid: string; uid: number }) {
  const [row] = await db
    .select({ order: shopOrder, now: clockMs })
    .from(shopOrder)
    .where(and(eq(shopOrder.pid, pid), eq(shopOrder.uid, uid)))
  return row && { ...row.order, now: Number(row.now) }
}

/** A visitor's orders that can still be paid, newest first, with the minutes left, rounded up. */
export async function findWaiting(db: Reader, uid: number) {
  return db
    .select({
      pid: shopOrder.pid,
      shop_product_id: shopOrder.shop_product_id,
      name: sql<string>`${shopOrder.name} || ' ' || ${shopOrder.sku_name}`,
      payable: shopOrder.payable,
      minutes: sql<number>`ceil(extract(epoch from ${shopOrder.expire_at} - now()) / 60)::int`,
    })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.uid, uid),
        eq(shopOrder.status, ORDER_STATUS.open),
        sql`${shopOrder.expire_at} > now()`,
      ),
    )
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.pid))
}

/** The page on which a visitor last bought a product. Undefined: no known page. */
export async function findBoughtAt(
  db: Reader,
  { uid, shop_product_id }: { uid: number; shop_product_id: number },
): Promise<string | undefined> {
  const [row] = await db
    .select({ page_code: shopOrder.page_code })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.uid, uid),
        eq(shopOrder.shop_product_id, shop_product_id),
        eq(shopOrder.status, ORDER_STATUS.paid),
      ),
    )
    .orderBy(desc(shopOrder.paid_at), desc(shopOrder.created_at))
    .limit(1)
  return row?.page_code ?? undefined
}

/** Whether a visitor has paid within so many days after a moment, for the query of another module. */
export function hasPaidWithin(
  uid: SQLWrapper,
  { from, days }: { from: SQLWrapper; days: number },
): SQL<boolean> {
  return sql`exists (select from ${shopOrder} where ${shopOrder.uid} = ${uid}
    and ${shopOrder.paid_at} between ${from} and ${from} + make_interval(days => ${days}))`
}

/** The orders that were made under a contract, whatever has become of them. */
export async function findUnderContract(db: Reader, contract_no: string): Promise<string[]> {
  const rows = await db
    .select({ pid: shopOrder.pid })
    .from(shopOrder)
    .where(eq(shopOrder.contract_no, contract_no))
    .orderBy(asc(shopOrder.pid))
  return rows.map(({ pid }) => pid)
}

/** Records what permits the sale of an order, as found when it is paid. */
export async function keepPassed(tx: Transaction, pid: string, passed: Passed): Promise<void> {
  await tx.update(shopOrder).set(passed).where(eq(shopOrder.pid, pid))
}

/** Keeps what a page's footer said, once however many visitors order on it. */
export async function keepDisclosure(tx: Transaction, kept: { hash: string; text: string }): Promise<void> {
  await tx.insert(disclosure).values(kept).onConflictDoNothing()
}

/**
 * Who has recently paid for a product and may be shown, latest first, and how many there are. Refunded orders do not
 * count.
 */
export async function findShownPayers(db: Reader, shop_product_id: number, size: number) {
  const isShown = and(
    eq(shopOrder.shop_product_id, shop_product_id),
    eq(shopOrder.status, ORDER_STATUS.paid),
    sql`not exists (select from ${hiddenPayer} where ${hiddenPayer.uid} = ${shopOrder.uid})`,
  )
  const list = await db
    .select({ uid: shopOrder.uid, name: shopOrder.name, paid_at: shopOrder.paid_at })
    .from(shopOrder)
    .where(isShown)
    // Suppliers report whole seconds only.
    .orderBy(desc(shopOrder.paid_at), desc(shopOrder.created_at))
    .limit(size)
  return { list, total: await db.$count(shopOrder, isShown) }
}

/**
 * One part of a visitor's orders, newest first, with the refund requested last. If none was, with that of a duplicate
 * payment, which takes nothing from the order.
 */
export async function findOwnOrders(
  db: Reader,
  { uid, page, page_size }: { uid: number; page: number; page_size: number },
) {
  const last = db
    .selectDistinctOn([refund.pid], { pid: refund.pid, state: refund.state, kind: refund.kind })
    .from(refund)
    .orderBy(refund.pid, sql`${refund.kind} = 'twice'`, desc(refund.created_at), desc(refund.out_refund_no))
    .as('last_refund')
  const list = await db
    .select({
      pid: shopOrder.pid,
      sku_id: shopOrder.sku_id,
      shop_product_id: shopOrder.shop_product_id,
      name: shopOrder.name,
      sku_name: shopOrder.sku_name,
      status: shopOrder.status,
      payable: shopOrder.payable,
      created_at: shopOrder.created_at,
      expire_at: shopOrder.expire_at,
      paid_at: shopOrder.paid_at,
      page_code: shopOrder.page_code,
      refund: last.state,
      refund_kind: last.kind,
      refunded: sql<number>`(select coalesce(sum(${refund.amount}), 0)::int from ${refund}
        where ${refund.pid} = ${shopOrder.pid} and ${refund.state} = 'refunded' and ${refund.kind} <> 'twice')`,
    })
    .from(shopOrder)
    .leftJoin(last, eq(last.pid, shopOrder.pid))
    .where(eq(shopOrder.uid, uid))
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.pid))
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [all] = await db
    .select({ total: sql<number>`count(*)::int`, now: clockMs })
    .from(shopOrder)
    .where(eq(shopOrder.uid, uid))
  return { list, total: all?.total ?? 0, now: Number(all?.now) }
}

/** Whether a visitor may be shown among the buyers. */
export async function isShown(db: Reader, uid: number): Promise<boolean> {
  return (await db.$count(hiddenPayer, eq(hiddenPayer.uid, uid))) === 0
}

/** Sets whether a visitor may be shown among the buyers. */
export async function setShown(db: Orm, uid: number, isShown: boolean): Promise<void> {
  if (isShown) await db.delete(hiddenPayer).where(eq(hiddenPayer.uid, uid))
  else await db.insert(hiddenPayer).values({ uid }).onConflictDoNothing()
}
