import type { PaymentSupplierName } from '@yingzao/contract/server'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf, momentOf } from '../../../db/micros'
import { pageLists } from '../../pages'
import { visitorPhones } from '../../passport'
import { payment, refund, shopOrder } from '../order-tables'
import type { OrderCursor } from './order-cursor'

/** An order as it appears in lists; the phone is still encrypted. */
export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number]

interface PartOfOrders {
  after?: Pick<OrderCursor, 'pid' | 'micros'> | undefined
  limit: number
}

/** A part of the orders that a filter finds, newest first. */
export async function findOrders(db: Orm, where: SQL | undefined, { after, limit }: PartOfOrders) {
  return ordersWith(db)
    .where(and(where, after && isAfter(after)))
    .orderBy(desc(shopOrder.created_at), desc(shopOrder.pid))
    .limit(limit)
}

/** One order of the same kind. */
export async function findOneOrder(db: Orm | Transaction, pid: string): Promise<OrderRow | undefined> {
  const [row] = await ordersWith(db).where(eq(shopOrder.pid, pid))
  return row
}

/** How many orders a filter finds, counted up to `most`. */
export async function countOrders(db: Orm, where: SQL | undefined, most: number): Promise<number> {
  const found = db.select({ pid: shopOrder.pid }).from(shopOrder).where(where).limit(most).as('found')
  return db.$count(found)
}

function ordersWith(db: Orm | Transaction) {
  const page = pageLists.pageTitles('page_title')
  const buyer = visitorPhones('buyer')
  const sumOf = (rows: SQL) => sql<number>`(SELECT coalesce(sum(amount), 0)::float8 FROM ${rows})`
  const arrayOf = <Item extends string>(what: SQL) =>
    sql<Item[]>`ARRAY(SELECT ${what} FROM ${payment} WHERE ${payment.pid} = ${shopOrder.pid} ORDER BY 1)`
  return db
    .select({
      order: shopOrder,
      micros: microsOf(shopOrder.created_at),
      handset_enc: buyer.handset_enc,
      handset_hash: buyer.handset_hash,
      page_title: sql<string>`coalesce(${page.title}, '')`,
      paid: sumOf(sql`${payment} WHERE ${payment.pid} = ${shopOrder.pid}`),
      refunded: sumOf(sql`${refund} WHERE ${refund.pid} = ${shopOrder.pid} AND ${refund.state} = 'refunded'`),
      suppliers: arrayOf<PaymentSupplierName>(sql`DISTINCT ${payment.supplier}`),
      transactions: arrayOf(sql`${payment.transaction_id}`),
      is_refund_waiting: sql<boolean>`EXISTS (
        SELECT FROM ${refund} WHERE ${refund.pid} = ${shopOrder.pid} AND ${refund.state} = 'asked')`,
    })
    .from(shopOrder)
    .innerJoin(buyer, eq(buyer.uid, shopOrder.uid))
    .leftJoin(page, eq(page.code, shopOrder.page_code))
    .$dynamic()
}

function isAfter({ micros, pid }: Pick<OrderCursor, 'pid' | 'micros'>): SQL {
  return sql`(${shopOrder.created_at}, ${shopOrder.pid})
    < (${momentOf(micros)}, ${pid}::text)`
}
