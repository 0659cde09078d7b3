import { chinaDay } from '../../time/china-time'
import type { PaymentSupplierName } from './payment-port'
import type { SandboxLedger, SandboxTrade } from './sandbox-ledger'

/** A ledger that lasts as long as the process: for tests. Changing what it returns does not change the ledger. */
export function createMemoryLedger(): SandboxLedger {
  const trades = new Map<string, SandboxTrade>()
  const nameOf = (supplier: PaymentSupplierName, outTradeNo: string) => `${supplier} ${outTradeNo}`
  const keep = (trade: SandboxTrade): SandboxTrade => {
    trades.set(nameOf(trade.supplier, trade.outTradeNo), structuredClone(trade))
    return structuredClone(trade)
  }
  return {
    find: async (supplier, outTradeNo) => structuredClone(trades.get(nameOf(supplier, outTradeNo))),
    findByRefund: async (supplier, outRefundNo) =>
      structuredClone(
        [...trades.values()].find(
          (trade) => trade.supplier === supplier && refundOf(trade, outRefundNo) !== undefined,
        ),
      ),
    open: async (trade) =>
      structuredClone(trades.get(nameOf(trade.supplier, trade.outTradeNo))) ?? keep(trade),
    async change(supplier, outTradeNo, change) {
      const trade = trades.get(nameOf(supplier, outTradeNo))
      return trade && keep(change(structuredClone(trade)))
    },
    onDay: async (supplier, day) =>
      [...trades.values()]
        .filter((trade) => trade.supplier === supplier && isOnDay(trade, day))
        .map((trade) => structuredClone(trade)),
  }
}

function refundOf({ refunds }: SandboxTrade, wanted: string) {
  return refunds.find(({ outRefundNo }) => outRefundNo === wanted)
}

function isOnDay({ paidAt, refunds }: SandboxTrade, day: string): boolean {
  return [paidAt, ...refunds.map(({ refundedAt }) => refundedAt)].some(
    (moment) => moment !== undefined && chinaDay(moment) === day,
  )
}
