import { ORDER_STATUS } from '@yingzao/contract/server'
import { type NoticeFault, openPaymentSandbox, openPayments, type WireRequest } from '../../../integrations'
import { lockOrder, moveOrder } from '../order-state'
import { findOrder } from '../order-store'
import { supplierOf } from '../payments/channels'
import { findLastAttempt } from '../payments/payment-store'
import type { PaymentTools } from '../payments/payment-tools'
import { prepay } from '../payments/prepay'

/** What should differ from the usual course. */
export interface SandboxPayment {
  /** The order is closed before the money comes. */
  closed?: boolean
  /** The supplier notifies us twice. */
  twice?: boolean
  /** The supplier does not notify us. */
  silent?: boolean
  /** The notice says that so many fen were paid. */
  amount?: number
  /** The money is refunded afterwards, and the supplier notifies us of that too. */
  refund?: boolean
  /** The notice is wrong. */
  fault?: NoticeFault
}

/** Sends a request as a supplier does. Returns the reply, or why there was none. */
export type Deliver = (request: WireRequest) => Promise<string>

/**
 * Pays an order in the sandbox, in the way its visitor has begun, or else by WeChat code. Returns what happened, one
 * line per step. Throws an Error whose message is meant for whoever typed the command.
 */
export async function payInSandbox(
  ctx: Omit<PaymentTools, 'suppliers'>,
  pid: string,
  { closed, twice, silent, amount, refund, fault }: SandboxPayment,
  deliver: Deliver,
): Promise<string[]> {
  if (ctx.config.wechatPay || ctx.config.alipay)
    throw new Error('这里设置了真实的支付账号，沙箱不能代付。请在没有设置它们的环境中使用。')
  const order = await findOrder(ctx.db.orm, pid)
  if (!order) throw new Error(`没有订单 ${pid}。`)
  const tools = { ...ctx, suppliers: openPayments(ctx) }
  const begun = await findLastAttempt(ctx.db.orm, pid)
  if (!begun) await prepay(tools, { pid, channel: 'wx_native' }, order.uid, { ip: '127.0.0.1', headers: {} })
  const { out_trade_no, channel } = begun ?? { out_trade_no: `${pid}T01`, channel: 'wx_native' as const }
  const sandbox = await openPaymentSandbox(ctx, supplierOf(channel))
  if (closed) await closeUnpaid(ctx, pid)
  const trade = await sandbox.pay(out_trade_no)
  if (!trade) throw new Error('访客还没有走到支付宝的付款页，没有可以付的款。')
  if (trade.status !== 'paid') throw new Error('这笔款已经关闭，付不了。')
  const lines = [`已付款：${out_trade_no}，${trade.amount} 分。`]
  const tell = async (what: string, notice: WireRequest) =>
    lines.push(silent ? `没有发${what}通知。` : `${what}通知 ${notice.url}：${await deliver(notice)}`)
  const told = amount === undefined ? trade : { ...trade, amount }
  for (let time = 0; time < (twice ? 2 : 1); time += 1) await tell('付款', sandbox.notify(told, fault))
  if (!refund) return lines
  const notices = await sandbox.refund(out_trade_no)
  lines.push(`已退款：${out_trade_no}，${notices.length} 笔。`)
  for (const notice of notices) await tell('退款', notice)
  return lines
}

/** Closes an order as if its time were over, and nobody had asked the supplier. */
export async function closeUnpaid({ db }: Pick<PaymentTools, 'db'>, pid: string): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const order = await lockOrder(tx, pid)
    if (order?.status === ORDER_STATUS.open) await moveOrder(tx, order, ORDER_STATUS.closed)
  })
}
