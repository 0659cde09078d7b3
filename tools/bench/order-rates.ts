// Run by orders.mjs beside a gateway. Prints, for each round, how many orders a second were made, began to be paid and
// were reported paid, by the statements alone and by the gateway.
import {
  createOrder,
  NO_ORIGIN,
  openPaymentSandbox,
  openPayments,
  prepay,
  takeNotice,
  type WireRequest,
} from '@yingzao/gateway/testing/process'
import { operations } from '../../packages/contract/src/server'
import { type Buyer, Buyers } from './buyers'
import { GatewayLine, workThrough } from './callers'
import { GatewayOrders } from './gateway-orders'
import { openParts } from './open-parts'
import { printRates } from './print-rates'

/** One of the two being compared. */
interface Side {
  /** Makes an order and begins to pay it. Returns its number. */
  order(buyer: Buyer): Promise<string>
  /** Takes what the supplier sends. */
  tell(notice: WireRequest): Promise<void>
}

/** What a first start has to sell. */
const WANTED = { mark: 'jjrm' }
const CHANNEL = 'wx_native'

const parts = await openParts()
const { config, db } = parts
const suppliers = openPayments(parts)
// What is ordered here is not ordered on any page.
const tools = { ...parts, suppliers, notices: { findPage: async () => undefined } }
const buyers = new Buyers(parts)
const sandbox = await openPaymentSandbox(parts, 'wechat')
const line = new GatewayLine(config.port)

const statements: Side = {
  async order({ uid }) {
    const { pid } = await createOrder(tools, operations.createOrder.request.parse(WANTED), uid, NO_ORIGIN)
    const begin = operations.prepay.request.parse({ pid, channel: CHANNEL })
    await prepay(tools, begin, uid, { ip: '127.0.0.1', headers: {} })
    return pid
  },
  tell: ({ headers, body }) => takeNotice(tools, suppliers.wechat, { headers, body: Buffer.from(body) }),
}

const gateway: Side = new GatewayOrders(line, WANTED, CHANNEL)

await printRates(
  { statements: (count) => rate(count, statements), gateway: (count) => rate(count, gateway) },
  100,
)
line.close()
await db.close()

/** How many orders a second are made and reported paid, with all callers at work. */
async function rate(count: number, { order, tell }: Side): Promise<number> {
  const visitors = await buyers.logIn(count)
  const pids: string[] = []
  const orderingMs = await workThrough(visitors, async (visitor) => {
    pids.push(await order(visitor))
  })
  const notices: WireRequest[] = []
  await workThrough(pids, async (pid) => {
    notices.push(await pay(pid))
  })
  const tellingMs = await workThrough(notices, tell)
  await refuseUnpaid(pids)
  return (count * 1000) / (orderingMs + tellingMs)
}

/** The payer pays. Returns what the supplier then sends. */
async function pay(pid: string): Promise<WireRequest> {
  const trade = await sandbox.pay(`${pid}T01`)
  if (trade?.status !== 'paid') throw new Error(`The sandbox took no payment for ${pid}.`)
  return sandbox.notify(trade)
}

/** A notice that changes nothing gets an answer, too; in that case something else was measured. */
async function refuseUnpaid(pids: readonly string[]): Promise<void> {
  const statement = 'SELECT count(*)::int AS paid FROM shop_order WHERE pid = ANY($1) AND status = 1'
  const { rows } = await db.pool.query<{ paid: number }>(statement, [pids])
  if (rows[0]?.paid !== pids.length) throw new Error(`Of ${pids.length} orders ${rows[0]?.paid} are paid.`)
}
