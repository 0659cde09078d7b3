import type { NoticeFault } from '../../../integrations'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { beginToPay, deliver, payAt } from './paying'
import { SHOP } from './shop'

/** What came of it. Money is fen. */
export interface ShuffledNotices {
  /** Correct notices, each payment counted once. */
  valid: number
  /** What suppliers received of these payments, and what we have stored. */
  theirs: number
  ours: number
  paid: number
  grants: number
  /** Payments that we consider received for nothing. */
  refunds: number
}

const CHANNELS = ['wx_native', 'alipay_wap'] as const

/**
 * Has so many visitors pay. Of their notices a tenth have a bad signature, a twentieth the wrong amount, and a fifth of
 * the good ones come twice; they arrive in random order, ten at once.
 */
export async function sendShuffled(gateway: TestGateway, count: number): Promise<ShuffledNotices> {
  const rows = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows[0]
  const sent: { fault?: NoticeFault; send: () => Promise<unknown> }[] = []
  await race(count, async (index) => {
    const visitor = await signIn(gateway)
    const begun = await beginToPay(gateway, visitor, { channel: CHANNELS[index % 2] })
    const notice = await payAt(gateway, begun)
    const fault = faultOf(index)
    const send = () => deliver(gateway, notice(fault))
    sent.push(fault ? { fault, send } : { send })
    if (!fault && index % 5 === 0) sent.push({ send })
  })
  const valid = Array.from({ length: count }, (_, index) => faultOf(index)).filter((fault) => !fault).length
  const order = shuffled(sent)
  await race(order.length, (index) => order[index]?.send() ?? Promise.resolve())
  const sums = await rows(`SELECT
    (SELECT coalesce(sum(amount), 0)::int FROM payment) AS ours,
    (SELECT count(*)::int FROM shop_order WHERE status = 1) AS paid,
    (SELECT count(*)::int FROM entitlement_grant WHERE revoked_at IS NULL) AS grants,
    (SELECT count(*)::int FROM refund) AS refunds`)
  return { valid, theirs: valid * SHOP.monthFen, ...sums }
}

function faultOf(index: number): NoticeFault | undefined {
  if (index % 10 === 3) return 'bad-sign'
  return index % 20 === 7 ? 'amount' : undefined
}

/** A different order each time; the result does not depend on it. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((one) => [Math.random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one)
}
