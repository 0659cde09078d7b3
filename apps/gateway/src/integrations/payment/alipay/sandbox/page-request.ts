import { z } from 'zod'
import type { SandboxTrade } from '../../sandbox-ledger'
import { chinaTime } from '../china-time'
import { parseJson } from '../parse-json'
import type { Fields } from '../signature'
import { yuan } from '../yuan'

/** By the method of a form: how the payer pays, and what the product is called. */
export const PAGES = new Map<string, { way: SandboxTrade['way']; product: string }>([
  ['alipay.trade.wap.pay', { way: 'alipay_wap', product: 'QUICK_WAP_WAY' }],
  ['alipay.trade.page.pay', { way: 'alipay_page', product: 'FAST_INSTANT_TRADE_PAY' }],
])

const pageRequest = z.object({
  out_trade_no: z.string().min(1).max(64),
  total_amount: yuan.pipe(z.int().positive()),
  subject: z.string().regex(/^[^/=&]{1,256}$/),
  product_code: z.string(),
  time_expire: chinaTime,
})

/** The trade that a form asks for. Undefined: Alipay would not take the form. */
export function requestedTrade({
  method = '',
  biz_content = '',
  notify_url: notifyUrl,
}: Fields): SandboxTrade | undefined {
  const page = PAGES.get(method)
  const { data } = pageRequest.safeParse(parseJson(biz_content))
  if (!page || !data || data.product_code !== page.product || notifyUrl === undefined) return undefined
  return {
    supplier: 'alipay',
    outTradeNo: data.out_trade_no,
    way: page.way,
    amount: data.total_amount,
    subject: data.subject,
    notifyUrl,
    expiresAt: data.time_expire,
    status: 'open',
    refunds: [],
  }
}
