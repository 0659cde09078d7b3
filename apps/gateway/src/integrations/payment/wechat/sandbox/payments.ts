import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'
import { chinaDay, chinaTime } from '../../../../time/china-time'
import { sandboxPage } from '../../../sandbox-page'
import type { SandboxTrade } from '../../sandbox-ledger'
import { refused, type SandboxContext, type SandboxReply, type SandboxRequest } from './context'

/** By the last part of the path. */
const KINDS = { jsapi: 'prepay_id', h5: 'h5_url', native: 'code_url' } as const
type Kind = keyof typeof KINDS

const order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.iso.datetime({ offset: true }),
  notify_url: z.url().max(255),
  amount: z.strictObject({ total: z.int().positive(), currency: z.literal('CNY') }),
})

/** What each kind requires; WeChat Pay refuses unknown fields. */
const orders = {
  jsapi: z.strictObject({ ...order.shape, payer: z.strictObject({ openid: z.string().min(1) }) }),
  h5: z.strictObject({
    ...order.shape,
    scene_info: z.strictObject({
      payer_client_ip: z.union([z.ipv4(), z.ipv6()]),
      h5_info: z.strictObject({ type: z.literal('Wap') }),
    }),
  }),
  native: z.strictObject(order.shape),
}

export async function beginPayment(
  ctx: SandboxContext,
  { path, body }: SandboxRequest,
): Promise<SandboxReply> {
  const kind = path.slice(path.lastIndexOf('/') + 1) as Kind
  const read = orders[kind].safeParse(JSON.parse(body))
  if (!read.success) return refused(400, 'PARAM_ERROR', z.prettifyError(read.error))
  const way = wayOf(ctx, kind, read.data.appid)
  if (!way || read.data.mchid !== ctx.keys.mchid) {
    return refused(400, 'APPID_MCHID_NOT_MATCH', 'appid和mch_id不匹配')
  }
  const asked = toTrade(read.data, way)
  const trade = await ctx.ledger.open(asked)
  if (trade.status === 'paid') return refused(400, 'ORDERPAID', '该订单已支付')
  if (trade.status === 'closed') return refused(400, 'ORDER_CLOSED', '订单已关闭')
  if (!isSame(trade, asked)) return refused(403, 'OUT_TRADE_NO_USED', '商户订单号重复')
  return { status: 200, json: { [KINDS[kind]]: whereToPay(ctx, kind, trade) } }
}

function wayOf({ apps }: SandboxContext, kind: Kind, appid: string): SandboxTrade['way'] | undefined {
  if (appid !== apps.officialAccount && appid !== apps.miniProgram) return undefined
  if (kind !== 'jsapi') return `wx_${kind}`
  return appid === apps.miniProgram ? 'wx_mp' : 'wx_jsapi'
}

function toTrade(told: z.infer<typeof order>, way: SandboxTrade['way']): SandboxTrade {
  return {
    supplier: 'wechat',
    outTradeNo: told.out_trade_no,
    way,
    amount: told.amount.total,
    subject: told.description,
    notifyUrl: told.notify_url,
    expiresAt: new Date(told.time_expire),
    status: 'open',
    refunds: [],
  }
}

function isSame(trade: SandboxTrade, asked: SandboxTrade): boolean {
  return trade.amount === asked.amount && trade.way === asked.way && trade.subject === asked.subject
}

function whereToPay(
  { publicOrigin }: SandboxContext,
  kind: Kind,
  { outTradeNo, amount, subject }: SandboxTrade,
): string {
  const digest = createHash('sha256').update(outTradeNo).digest('hex')
  if (kind === 'jsapi') return `wx${digest.slice(0, 34)}`
  return `${publicOrigin}${sandboxPage({ what: 'pay', supplier: 'wechat', no: outTradeNo, amount: String(amount), subject })}`
}

export async function tellPayment(
  ctx: SandboxContext,
  { path, query }: SandboxRequest,
): Promise<SandboxReply> {
  const trade = await ctx.ledger.find('wechat', numberIn(path))
  if (!trade || query.get('mchid') !== ctx.keys.mchid) return refused(404, 'ORDER_NOT_EXIST', '订单不存在')
  return { status: 200, json: transactionOf(ctx, trade) }
}

export async function endPayment(ctx: SandboxContext, { path }: SandboxRequest): Promise<SandboxReply> {
  const before = await ctx.ledger.find('wechat', numberIn(path))
  const after = await ctx.ledger.change('wechat', numberIn(path), (trade) =>
    trade.status === 'open' ? { ...trade, status: 'closed' } : trade,
  )
  if (!after) return refused(404, 'ORDER_NOT_EXIST', '订单不存在')
  if (after.status === 'paid') return refused(400, 'ORDERPAID', '该订单已支付')
  return before?.status === 'closed' ? refused(400, 'ORDER_CLOSED', '订单已关闭') : { status: 204 }
}

/** What a payer does: the trade is paid now, if it can be. */
export async function payTrade(
  { ledger, now }: SandboxContext,
  outTradeNo: string,
): Promise<SandboxTrade | undefined> {
  return ledger.change('wechat', outTradeNo, (trade) =>
    trade.status === 'open' && trade.expiresAt > now()
      ? { ...trade, status: 'paid', transactionId: newTransactionId(now()), paidAt: now() }
      : trade,
  )
}

/** A trade as replies and notices describe it. */
export function transactionOf({ keys, apps }: Pick<SandboxContext, 'keys' | 'apps'>, trade: SandboxTrade) {
  const { outTradeNo: out_trade_no, way, amount, paidAt, transactionId } = trade
  const about = {
    appid: way === 'wx_mp' ? apps.miniProgram : apps.officialAccount,
    mchid: keys.mchid,
    out_trade_no,
    amount: { total: amount, currency: 'CNY' },
  }
  if (!paidAt) return { ...about, trade_state: trade.status === 'closed' ? 'CLOSED' : 'NOTPAY' }
  return {
    ...about,
    amount: { ...about.amount, payer_total: amount, payer_currency: 'CNY' },
    transaction_id: transactionId,
    trade_type: tradeType(way),
    trade_state: trade.refunds.length > 0 ? 'REFUND' : 'SUCCESS',
    success_time: chinaTime(paidAt),
    bank_type: 'OTHERS',
    attach: '',
  }
}

/** How it was paid, in the words of replies and bills. */
export function tradeType(way: SandboxTrade['way']): string {
  if (way === 'wx_native') return 'NATIVE'
  return way === 'wx_h5' ? 'MWEB' : 'JSAPI'
}

function newTransactionId(now: Date): string {
  return `4200${chinaDay(now).replaceAll('-', '')}${randomInt(1e12, 1e13)}`
}

/** `…/out-trade-no/NUMBER` or `…/out-trade-no/NUMBER/close`. */
function numberIn(path: string): string {
  return decodeURIComponent(path.split('/')[5] ?? '')
}
