import type { Context } from '../../../context'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { addCoupon } from '../../coupons/testing/batches'
import { signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { closeUnpaid } from '../sandbox/pay-in-sandbox'
import { beginToPay, deliver, payAt } from './paying'
import { SHOP } from './shop'

export const MET = 'meets-its-end'

/** Of an order with a coupon that was paid in the moment in which it was closed. */
export type Ended = 'paid' | 'late' | 'wrong'

/** An order and its payment, of which the supplier has told nothing yet. */
interface Meeting {
  pid: string
  /** The supplier tells, once. */
  pay(): Promise<unknown>
  /** Another process closes it, to which its supplier has said just before that nobody has paid. */
  close(): Promise<unknown>
}

type Way = (meeting: Meeting, gateway: TestGateway) => Promise<unknown>

/** Both come while the order is locked by somebody else, one after the other: in this order they get it. */
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

/** Both come at once; who is first depends on the machine. */
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
 * Has orders with a coupon be paid and closed at once, in each way as often, and answers how they ended. Every way that is
 * told ends in both. `close` is as the module does it, unless it is told.
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

/** Whether money, coupon and what was given agree. */
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

/** The order is paid and its coupon used; or it is closed, its coupon free, and its money to go back. */
const PAID = { status: 1, coupon: 3, payments: 1, grants: 1, refunds: null }
const LATE = { status: 2, coupon: 1, payments: 1, grants: 0, refunds: ['late 0'] }

/** Returns when so many wait for a lock. */
async function areWaiting({ database }: TestGateway, count: number): Promise<void> {
  while ((await waitingForLocks(database.owner.pool)) < count);
}
