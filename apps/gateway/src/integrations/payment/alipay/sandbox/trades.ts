import { randomInt } from 'node:crypto'
import { timeText } from '../../../../spreadsheets/cell'
import type { SandboxLedger, SandboxRefund, SandboxTrade } from '../../sandbox-ledger'
import { refundId } from '../refund-id'

/** Why nothing was done, by Alipay's own code. */
export interface Refused {
  code: string
}

/** What was done, and the trade as it is now. */
export type Done<More = object> = { trade: SandboxTrade } & More

/** What can be done with trades, by Alipay's rules. */
export interface SandboxTrades {
  /** Undefined: the payer has never come here with it. One that nobody paid in time is closed by now. */
  find(outTradeNo: string): Promise<SandboxTrade | undefined>
  /** The payer has come with a form. */
  open(trade: SandboxTrade): Promise<Done | Refused>
  pay(outTradeNo: string): Promise<Done | Refused>
  close(outTradeNo: string): Promise<Done | Refused>
  /** `isNew`: false when the same number was refunded before, and no money moved now. */
  refund(
    outTradeNo: string,
    refund: { outRefundNo: string; amount: number },
  ): Promise<Done<{ isNew: boolean }> | Refused>
  /** All that was paid or refunded on a day in China. */
  onDay(day: string): Promise<SandboxTrade[]>
}

const NO_TRADE: Refused = { code: 'ACQ.TRADE_NOT_EXIST' }
const WRONG_STATUS: Refused = { code: 'ACQ.TRADE_STATUS_ERROR' }

export function createSandboxTrades({
  ledger,
  now,
}: {
  ledger: SandboxLedger
  now: () => Date
}): SandboxTrades {
  /** Changes a trade in its current state, one change at a time; what `step` returns beside the trade is passed on. */
  async function change<More extends object>(
    outTradeNo: string,
    step: (trade: SandboxTrade) => Done<More> | Refused,
  ): Promise<Done<More> | Refused> {
    let outcome: Done<More> | Refused = NO_TRADE
    await ledger.change('alipay', outTradeNo, (stored) => {
      const trade = afterDeadline(stored, now())
      outcome = step(trade)
      return 'code' in outcome ? trade : outcome.trade
    })
    return outcome
  }

  return {
    find: (outTradeNo) => ledger.change('alipay', outTradeNo, (trade) => afterDeadline(trade, now())),
    async open(trade) {
      const known = afterDeadline(await ledger.open(trade), now())
      if (known.status === 'paid') return { code: 'ACQ.TRADE_HAS_SUCCESS' }
      if (known.status === 'closed') return { code: 'ACQ.TRADE_HAS_CLOSE' }
      return known.amount === trade.amount ? { trade: known } : { code: 'ACQ.CONTEXT_INCONSISTENT' }
    },
    pay: (outTradeNo) =>
      change(outTradeNo, (trade) => {
        if (trade.status !== 'open') return WRONG_STATUS
        const paidAt = now()
        return { trade: { ...trade, status: 'paid', transactionId: newTradeNo(paidAt), paidAt } }
      }),
    close: (outTradeNo) =>
      change(outTradeNo, (trade) =>
        trade.status === 'open' ? { trade: { ...trade, status: 'closed' } } : WRONG_STATUS,
      ),
    refund: (outTradeNo, { outRefundNo, amount }) =>
      change(outTradeNo, (trade) => {
        if (trade.status !== 'paid' || trade.transactionId === undefined) return WRONG_STATUS
        const known = trade.refunds.find((refund) => refund.outRefundNo === outRefundNo)
        if (known)
          return known.amount === amount ? { trade, isNew: false } : { code: 'ACQ.DISCORDANT_REPEAT_REQUEST' }
        if (refundedSum(trade) + amount > trade.amount) return { code: 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL' }
        const refund: SandboxRefund = {
          outRefundNo,
          refundId: refundId(trade.transactionId, outRefundNo),
          amount,
          // Alipay reports refunds to the same address as the payment.
          notifyUrl: trade.notifyUrl,
          status: 'refunded',
          refundedAt: now(),
        }
        return { trade: { ...trade, refunds: [...trade.refunds, refund] }, isNew: true }
      }),
    onDay: (day) => ledger.onDay('alipay', day),
  }
}

/** How much of a payment has been refunded. */
export function refundedSum({ refunds }: Pick<SandboxTrade, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** A trade's status in Alipay's terms: it is closed when nobody paid or nothing of it is left. */
export function tradeStatus(trade: SandboxTrade): 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED' {
  if (trade.status === 'open') return 'WAIT_BUYER_PAY'
  return trade.status === 'paid' && refundedSum(trade) < trade.amount ? 'TRADE_SUCCESS' : 'TRADE_CLOSED'
}

function afterDeadline(trade: SandboxTrade, now: Date): SandboxTrade {
  return trade.status === 'open' && trade.expiresAt <= now ? { ...trade, status: 'closed' } : trade
}

/** A number like Alipay's: the day, and twenty digits more. */
function newTradeNo(at: Date): string {
  const digits = Array.from({ length: 20 }, () => randomInt(10)).join('')
  return timeText(at).slice(0, 10).replaceAll('-', '') + digits
}
