import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { sandboxTrade } from '../supplier-tables'
import type { PaymentSupplierName } from './payment-port'
import type { SandboxLedger, SandboxTrade } from './sandbox-ledger'

const CHINA = '+08:00'
const DAY_MS = 24 * 60 * 60 * 1000

/** The books of the sandboxes, in the database, so that a command may press the button that a payer would press. */
export function createDatabaseLedger({ orm }: { orm: Orm }): SandboxLedger {
  return {
    find: (supplier, outTradeNo) => find(orm, supplier, outTradeNo),
    async findByRefund(supplier, outRefundNo) {
      const [row] = await orm
        .select({ trade: sandboxTrade.trade })
        .from(sandboxTrade)
        .where(
          and(
            eq(sandboxTrade.supplier, supplier),
            sql`${sandboxTrade.trade} @> ${JSON.stringify({ refunds: [{ outRefundNo }] })}::jsonb`,
          ),
        )
      return row && revive(row.trade)
    },
    async open(trade) {
      const { supplier, outTradeNo } = trade
      await orm
        .insert(sandboxTrade)
        .values({ supplier, out_trade_no: outTradeNo, trade })
        .onConflictDoNothing()
      return (await find(orm, supplier, outTradeNo)) ?? trade
    },
    change: (supplier, outTradeNo, change) =>
      orm.transaction(async (tx) => {
        const trade = await find(tx, supplier, outTradeNo, { forUpdate: true })
        if (!trade) return undefined
        const changed = change(trade)
        await tx.update(sandboxTrade).set({ trade: changed }).where(isTrade(supplier, outTradeNo))
        return changed
      }),
    async onDay(supplier, day) {
      const rows = await orm
        .select({ trade: sandboxTrade.trade })
        .from(sandboxTrade)
        .where(eq(sandboxTrade.supplier, supplier))
        .orderBy(sandboxTrade.opened_at, sandboxTrade.out_trade_no)
      const begins = Date.parse(`${day}T00:00:00${CHINA}`)
      const isThatDay = (at: Date | undefined) =>
        at !== undefined && at.getTime() >= begins && at.getTime() < begins + DAY_MS
      return rows
        .map(({ trade }) => revive(trade))
        .filter(
          ({ paidAt, refunds }) =>
            isThatDay(paidAt) || refunds.some(({ refundedAt }) => isThatDay(refundedAt)),
        )
    },
  }
}

async function find(
  db: Orm | Transaction,
  supplier: PaymentSupplierName,
  outTradeNo: string,
  { forUpdate = false } = {},
): Promise<SandboxTrade | undefined> {
  const query = db
    .select({ trade: sandboxTrade.trade })
    .from(sandboxTrade)
    .where(isTrade(supplier, outTradeNo))
  const [row] = forUpdate ? await query.for('update') : await query
  return row && revive(row.trade)
}

const isTrade = (supplier: PaymentSupplierName, outTradeNo: string) =>
  and(eq(sandboxTrade.supplier, supplier), eq(sandboxTrade.out_trade_no, outTradeNo))

/** JSON keeps moments as texts. */
function revive(stored: unknown): SandboxTrade {
  const trade = stored as SandboxTrade
  return {
    ...trade,
    expiresAt: new Date(trade.expiresAt),
    ...(trade.paidAt && { paidAt: new Date(trade.paidAt) }),
    refunds: trade.refunds.map((refund) => ({
      ...refund,
      ...(refund.refundedAt && { refundedAt: new Date(refund.refundedAt) }),
    })),
  }
}
