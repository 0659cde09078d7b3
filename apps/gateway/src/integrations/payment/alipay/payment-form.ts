import type { PaymentChannel } from '@yingzao/contract/server'
import { yuanOf } from '@yingzao/contract/server'
import type { AlipaySettings } from '../../../config/alipay'
import { timeText } from '../../../spreadsheets/cell'
import { SupplierError } from '../../supplier-error'
import type { PrepayReply, PrepayRequest } from '../payment-port'
import { signRequest } from './sign-request'

/** The pages of Alipay, by how a visitor pays. */
const PAGES: Partial<Record<PaymentChannel, { method: string; product: string }>> = {
  alipay_wap: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
  alipay_page: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
}

/**
 * Characters that Alipay refuses in a subject, and the comma, which would tear the line of the bill; the wide ones are
 * letters.
 */
const WIDE: Readonly<Record<string, string>> = { '/': '／', '=': '＝', '&': '＆', ',': '，' }

/**
 * The form that a page posts to Alipay. It is made without asking Alipay, which learns of the payment only when the
 * payer arrives there: until `expiresAt`, a form that was issued can be paid, even after the order was closed here.
 */
export function paymentForm(
  settings: AlipaySettings,
  { way, outTradeNo, amount, subject, expiresAt, notifyUrl, returnUrl }: PrepayRequest,
  { action, now }: { action: string; now: Date },
): PrepayReply {
  const page = PAGES[way]
  if (!page) throw new SupplierError('refused', `Alipay takes no payments by ${way}.`)
  const biz = {
    out_trade_no: outTradeNo,
    total_amount: yuanOf(amount),
    subject: subject.replace(/[/=&,]/g, (sign) => WIDE[sign] ?? sign).replace(/\s+/g, ' '),
    product_code: page.product,
    time_expire: timeText(expiresAt),
    // Where the phone goes when its owner gives up on Alipay's page.
    ...(way === 'alipay_wap' && returnUrl !== undefined ? { quit_url: returnUrl } : {}),
  }
  const fields = signRequest(settings, { method: page.method, biz, notifyUrl, returnUrl }, now)
  return { form: { action, fields: { ...fields } } }
}
