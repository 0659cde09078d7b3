import type { PaymentChannel } from '@yingzao/contract/server'
import { openPayments, type PaymentSupplierName } from '../../../integrations'
import { chinaDay, dayAfter } from '../../../time/china-time'
import { beginToPay, deliver, payAt } from '../../orders/testing/paying'
import { SHOP } from '../../orders/testing/shop'
import { type SignedIn, signIn } from '../../testing/sign-in'
import type { TestGateway } from '../../testing/start-test-gateway'
import type { ReconciliationTools } from '../reconciliation-tools'

/** What a reconciliation works with, with the sandboxes of this gateway. */
export function toolsOf({ ctx }: Pick<TestGateway, 'ctx'>): ReconciliationTools {
  return { ...ctx, suppliers: openPayments(ctx) }
}

/** A day in China so long past that its bills are ready, whatever the time is now. */
export function pastDay(days: number): string {
  return dayAfter(chinaDay(new Date()), -days)
}

/** A moment of a day in China. */
export function chinaMoment(day: string, time = '12:00:00'): Date {
  return new Date(`${day}T${time}+08:00`)
}

export interface PaidOrder {
  visitor: SignedIn
  pid: string
  supplier: PaymentSupplierName
  outTradeNo: string
  transactionId: string
}

const CHANNELS: Readonly<Record<PaymentSupplierName, PaymentChannel>> = {
  wechat: 'wx_native',
  alipay: 'alipay_wap',
}

/** Lets somebody buy at a moment in the past. Unless the supplier is silent, its notice arrives. */
export async function payOn(
  gateway: TestGateway,
  at: Date,
  { supplier = 'wechat' as PaymentSupplierName, isSilent = false } = {},
): Promise<PaidOrder> {
  const visitor = await signIn(gateway)
  const begun = await beginToPay(gateway, visitor, { channel: CHANNELS[supplier] })
  await payAt(gateway, begun)
  await changeTrade(gateway, begun, `jsonb_set(trade, '{paidAt}', $3::jsonb)`, JSON.stringify(at))
  if (!isSilent) await tell(gateway, begun)
  const [{ transactionId }] = await query(
    gateway,
    `SELECT trade->>'transactionId' AS "transactionId" FROM sandbox_trade WHERE out_trade_no = $1`,
    [begun.outTradeNo],
  )
  return { visitor, ...begun, transactionId }
}

/** Delivers the supplier's notice of a payment. */
export async function tell(
  gateway: TestGateway,
  { supplier, outTradeNo }: Pick<PaidOrder, 'supplier' | 'outTradeNo'>,
): Promise<void> {
  // From what the sandbox's books say now.
  const notice = await payAt(gateway, { supplier, outTradeNo })
  const { status } = await deliver(gateway, notice())
  if (status >= 300) throw new Error(`The notice was answered with ${status}.`)
}

/** Changes what the supplier's books contain, by an expression over `trade`; $3 is the value. */
export async function changeTrade(
  gateway: Pick<TestGateway, 'database'>,
  { supplier, outTradeNo }: Pick<PaidOrder, 'supplier' | 'outTradeNo'>,
  expression: string,
  value?: string,
): Promise<void> {
  const statement = `UPDATE sandbox_trade SET trade = ${expression} WHERE supplier = $1 AND out_trade_no = $2`
  await query(gateway, statement, [supplier, outTradeNo, ...(value === undefined ? [] : [value])])
}

/** Adds a payment to the supplier's books that is not ours. */
export async function addForeignTrade(
  gateway: Pick<TestGateway, 'database'>,
  at: Date,
  {
    supplier = 'wechat',
    outTradeNo = 'ELSEWHERE01',
    transactionId = `4200${outTradeNo}`,
  }: Partial<Pick<PaidOrder, 'supplier' | 'outTradeNo' | 'transactionId'>> = {},
): Promise<void> {
  const trade = {
    supplier,
    outTradeNo,
    way: CHANNELS[supplier],
    amount: SHOP.monthFen,
    subject: '线下收款',
    notifyUrl: 'https://h5.example.com/notify',
    expiresAt: at,
    status: 'paid',
    transactionId,
    paidAt: at,
    refunds: [],
  }
  await query(gateway, 'INSERT INTO sandbox_trade (supplier, out_trade_no, trade) VALUES ($1, $2, $3)', [
    supplier,
    outTradeNo,
    JSON.stringify(trade),
  ])
}

/** Reads and writes rows as the owner of the tables. */
export async function query(
  { database }: Pick<TestGateway, 'database'>,
  statement: string,
  values: unknown[] = [],
) {
  return (await database.owner.pool.query(statement, values)).rows
}
