import type { Context } from '../../../context'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { addCoupon } from '../../coupons/testing/batches'
import { signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { closeUnpaid } from '../sandbox/pay-in-sandbox'
import { beginToPay, deliver, payAt } from './paying'
import { SHOP } from './shop'

export const MET = 'meets-its-end'

/** The outcome for an order with a coupon that was paid in the moment it was closed. */
export type Ended = 'paid' | 'late' | 'wrong'

/** An order and its payment, which the supplier has not reported yet. */
interface Meeting {
  pid: string
  /** The supplier reports it, once. */
  pay(): Promise<unknown>
  /** Another process closes it, having just heard from its supplier that nobody has paid. */
  close(): Promise<unknown>
}

type Way = (meeting: Meeting, gateway: TestGateway) => Promise<unknown>

/** Both arrive while the order is locked by somebody else, one after the other, and get it in this order. */
const inTurn =
  (...steps: ('pay' | 'close')[]): Way =>
  async (meeting, gateway) => {
    const client = await gateway.database.owner.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('SELECT FROM shop_order WHERE pid = $1 FOR UPDATE', [meeting.pid])
      const running: Promise<unknown>[] = []
      for (const step of steps) {
        running.push(meeting[step]())
        await areWaiting(gateway, running.length)
      }
      await client.query('COMMIT')
      await Promise.all(running)
    } finally {
      client.release()
    }
  }

/** Both arrive at once; which is first depends on the machine. */
const atOnce =
  (...steps: ('pay' | 'close')[]): Way =>
  async (meeting) => {
    await Promise.all(steps.map((step) => meeting[step]()))
  }

const WAYS: readonly Way[] = [
  inTurn('pay', 'close'),
  inTurn('close', 'pay'),
  atOnce('pay', 'close'),
  atOnce('close', 'pay'),
  inTurn('pay', 'pay', 'close'),
  inTurn('close', 'pay', 'pay'),
]

/**
 * Has orders with a coupon paid and closed at once, in each way equally often, and returns how they ended. Every way
 * given has to do both. `close` does what the module does unless another is given.
 */
export async function payWhileClosing(
  gateway: TestGateway,
  { ctx }: { ctx: Context },
  {
    rounds,
    ways = WAYS,
    close,
  }: { rounds: number; ways?: readonly Way[]; close?: (pid: string) => Promise<void> },
): Promise<Ended[]> {
  const ended: Ended[] = []
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await signIn(gateway)
    const user_coupon_id = await addCoupon(gateway, { coupon_id: MET, uid: visitor.uid })
    const begun = await beginToPay(gateway, visitor, { input: { mark: SHOP.mark, user_coupon_id } })
    const notice = await payAt(gateway, begun)
    const { pid } = begun
    const meeting: Meeting = {
      pid,
      pay: () => deliver(gateway, notice()),
      close: () => (close ? close(pid) : closeUnpaid(ctx, pid)),
    }
    await ways[round % ways.length]?.(meeting, gateway)
    ended.push(await endOf(gateway, pid))
  }
  return ended
}

/** Whether money, coupon and grant are consistent. */
async function endOf({ database }: TestGateway, pid: string): Promise<Ended> {
  const { rows } = await database.owner.pool.query(
    `SELECT o.status, c.status AS coupon,
      (SELECT count(*)::int FROM payment AS p WHERE p.pid = o.pid AND p.amount = o.payable) AS payments,
      (SELECT count(*)::int FROM entitlement_grant AS g WHERE g.pid = o.pid) AS grants,
      (SELECT array_agg(kind || ' ' || r.amount - o.payable) FROM refund AS r WHERE r.pid = o.pid) AS refunds
     FROM shop_order AS o JOIN user_coupon AS c USING (user_coupon_id) WHERE pid = $1`,
    [pid],
  )
  const found = JSON.stringify(rows[0])
  if (found === JSON.stringify(PAID)) return 'paid'
  return found === JSON.stringify(LATE) ? 'late' : 'wrong'
}

/** The order is paid and its coupon used; or it is closed, its coupon free, and its money to be refunded. */
const PAID = { status: 1, coupon: 3, payments: 1, grants: 1, refunds: null }
const LATE = { status: 2, coupon: 1, payments: 1, grants: 0, refunds: ['late 0'] }

/** Returns once so many are waiting for a lock. */
async function areWaiting({ database }: TestGateway, count: number): Promise<void> {
  while ((await waitingForLocks(database.owner.pool)) < count);
}
