import type { Pool } from 'pg'
import type { MadePayment } from './pay-orders'

interface Found {
  pid: string
  status: number
  payments: number
  paid: number
  grants: number
  refunds: number
  /** State of its coupon: 2 is locked by an order, 3 is used. Null: it has none. */
  coupon: number | null
}

/**
 * Returns what is wrong in the books, compared with what suppliers were paid and answered: each payment must be there
 * once and correct to the fen, have paid its order, used its coupon and granted once what it bought, and nothing may be
 * due for refund. Lists each kind of fault once, with its count.
 */
export async function payFaults(
  pool: Pool,
  { made, acked }: { made: readonly MadePayment[]; acked: ReadonlySet<string> },
): Promise<string[]> {
  const faults = new Map<string, number>()
  const add = (fault: string) => faults.set(fault, (faults.get(fault) ?? 0) + 1)
  const orders = new Map((await findOrders(pool)).map((order) => [order.pid, order]))
  let difference = 0
  for (const { pid, amount } of made) {
    const order = orders.get(pid)
    difference += amount - (order?.paid ?? 0)
    if (order?.payments === 0 && acked.has(pid)) add('A payment that was answered is lost')
    if (order?.payments !== 1) add(`A payment is written down ${order?.payments} times`)
    if (order?.status !== 1) add(`An order that was paid has the status ${order?.status}`)
    if (order?.grants !== 1) add(`A paid order has given ${order?.grants} times what it bought`)
    if (order?.coupon !== 3) add(`The coupon of a paid order has the status ${order?.coupon}`)
    if (order?.refunds !== 0) add('Money of a good payment is to go back')
  }
  if (difference !== 0) add(`Our books and those of the suppliers differ by ${difference} fen`)
  return [...faults].map(([fault, times]) => `${fault} (${times}×)`)
}

async function findOrders(pool: Pool): Promise<Found[]> {
  const { rows } = await pool.query<Found>(`
    SELECT pid, status,
      (SELECT count(*)::int FROM payment AS p WHERE p.pid = o.pid) AS payments,
      (SELECT coalesce(sum(amount), 0)::int FROM payment AS p WHERE p.pid = o.pid) AS paid,
      (SELECT count(*)::int FROM entitlement_grant AS g WHERE g.pid = o.pid AND revoked_at IS NULL) AS grants,
      (SELECT count(*)::int FROM refund AS r WHERE r.pid = o.pid) AS refunds,
      (SELECT c.status::int FROM user_coupon AS c WHERE c.user_coupon_id = o.user_coupon_id) AS coupon
    FROM shop_order AS o`)
  return rows
}
