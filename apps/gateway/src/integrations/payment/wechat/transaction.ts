import { z } from 'zod'
import type { PaymentNews } from '../payment-port'
import type { Api } from './api'
import { fen, moment } from './wire-fields'

const about = { appid: z.string(), mchid: z.string(), out_trade_no: z.string() }

/** A payment as replies and notices describe it. One that was refunded is one that was made. */
export const transaction = z.discriminatedUnion('trade_state', [
  z.object({
    ...about,
    trade_state: z.enum(['SUCCESS', 'REFUND']),
    transaction_id: z.string().min(1),
    amount: z.object({ total: fen, currency: z.literal('CNY').default('CNY') }),
    success_time: moment,
  }),
  z.object({ ...about, trade_state: z.enum(['NOTPAY', 'USERPAYING', 'PAYERROR', 'CLOSED', 'REVOKED']) }),
])

/** Whether it was paid to our account, by one of our apps. */
export function isOurs(
  { appid, mchid }: { appid: string; mchid: string },
  { settings, apps }: Pick<Api, 'settings' | 'apps'>,
): boolean {
  return mchid === settings.mchid && apps.all.has(appid)
}

export function newsOf(told: z.infer<typeof transaction>): PaymentNews {
  switch (told.trade_state) {
    case 'SUCCESS':
    case 'REFUND':
      return {
        status: 'paid',
        transactionId: told.transaction_id,
        amount: told.amount.total,
        paidAt: told.success_time,
      }
    case 'CLOSED':
    case 'REVOKED':
      return { status: 'closed' }
    default:
      return { status: 'open' }
  }
}
