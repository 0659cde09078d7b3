import type { PaymentChannel } from '@yingzao/contract/server'
import {
  type NoticeFault,
  openPaymentSandbox,
  type PaymentSupplierName,
  type WireRequest,
} from '../../../integrations'
import type { SignedIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { supplierOf } from '../payments/channels'

type Place = Pick<TestGateway, 'app' | 'ctx'>

/** Orders the first SKU and begins to pay for it. */
export async function beginToPay(
  gateway: Place,
  visitor: SignedIn,
  { channel = 'wx_native' as PaymentChannel, input = { mark: 'dbzs' } as Record<string, unknown> } = {},
) {
  const { response, code } = await call(gateway, 'createOrder', input as never, visitor)
  if (code !== 1) throw new Error(`No order was made: ${code}.`)
  const { pid } = response
  const begun = await call(gateway, 'prepay', { pid, channel }, visitor)
  if (begun.code !== 1) throw new Error(`The payment was not begun: ${begun.code} ${begun.msg}.`)
  const { form } = begun.response
  // Alipay learns of a payment from the payer's browser.
  if (form) await openForm(gateway, form)
  return { pid: pid as string, supplier: supplierOf(channel), outTradeNo: `${pid}T01` }
}

async function openForm(
  { ctx }: Place,
  form: { action: string; fields: Record<string, string> },
): Promise<void> {
  const sandbox = await openPaymentSandbox(ctx, 'alipay')
  const { status } = await sandbox.open(form)
  if (status !== 302) throw new Error(`Alipay's page answered ${status}.`)
}

/** The payer pays at the supplier, which notifies nobody. Returns what it would send. */
export async function payAt(
  { ctx }: Place,
  { supplier, outTradeNo }: { supplier: PaymentSupplierName; outTradeNo: string },
): Promise<(fault?: NoticeFault) => WireRequest> {
  const sandbox = await openPaymentSandbox(ctx, supplier)
  const trade = await sandbox.pay(outTradeNo)
  if (trade?.status !== 'paid') throw new Error(`The sandbox took no payment: ${trade?.status}.`)
  return (fault) => sandbox.notify(trade, fault)
}

/** Sends what a supplier sends. Returns the reply. */
export async function deliver({ app }: Pick<Place, 'app'>, { method, url, headers, body }: WireRequest) {
  const reply = await app.inject({ method, url: new URL(url).pathname, headers, payload: body })
  return { status: reply.statusCode, body: reply.body }
}

/** Lets what somebody has end in ten days, so that it may be bought again: a month may have 31. */
export async function nearEnd({ database }: Pick<TestGateway, 'database'>, { uid }: SignedIn): Promise<void> {
  await database.owner.pool.query(
    `UPDATE entitlement_grant SET ends_at = now() + interval '10 days' WHERE uid = $1`,
    [uid],
  )
}
