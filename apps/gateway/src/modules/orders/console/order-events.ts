import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { memberNames } from '../../members'
import { entitlementGrant, payment, paymentAttempt, paymentEvent, refund } from '../order-tables'
import type { OrderRow } from './order-console-store'

type Told = StudioResponse<StudioOperations['orderDetail']>['events'][number]
type Happened = Pick<Told, 'kind'> &
  Partial<Omit<Told, 'at' | 'kind' | 'until'>> & { at: Date | null } & {
    until?: Date | null
  }

/** Events at the same moment are reported in this order. */
const RANK: readonly Told['kind'][] = [
  'ordered',
  'attempt',
  'heard',
  'payment',
  'granted',
  'closed',
  'refund_asked',
  'refund_released',
  'refund_declined',
  'refund_done',
  'refunded',
  'revoked',
]

/** All that has happened to an order, by our clock, in the order in which it happened. */
export async function findOrderEvents(tx: Transaction, { order }: OrderRow): Promise<Told[]> {
  const { pid } = order
  const happened = [
    ...ofOrder(order),
    ...(await attempts(tx, pid)),
    ...(await heard(tx, pid)),
    ...(await payments(tx, pid)),
    ...(await grants(tx, pid)),
    ...(await refunds(tx, pid)),
  ]
  return happened
    .flatMap(({ at, until, ...event }) => (at === null ? [] : [{ at, until, event }]))
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() ||
        RANK.indexOf(one.event.kind) - RANK.indexOf(other.event.kind),
    )
    .map(({ at, until, event }) => ({
      number: '',
      amount: null,
      channel: null,
      supplier: null,
      heard_by: null,
      said: '',
      outcome: '',
      text: '',
      by: '',
      ...event,
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
    }))
}

function ofOrder({ created_at, ended_at, paid_at, payable }: OrderRow['order']): Happened[] {
  return [
    { kind: 'ordered', at: created_at, amount: payable },
    { kind: paid_at === null ? 'closed' : 'refunded', at: ended_at },
  ]
}

async function attempts(tx: Transaction, pid: string): Promise<Happened[]> {
  const rows = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.pid, pid))
  return rows.map(({ created_at, out_trade_no, amount, channel, supplier }) => ({
    kind: 'attempt',
    at: created_at,
    number: out_trade_no,
    amount,
    channel,
    supplier,
  }))
}

async function heard(tx: Transaction, pid: string): Promise<Happened[]> {
  const rows = await tx.select().from(paymentEvent).where(eq(paymentEvent.pid, pid))
  return rows.map(({ created_at, out_trade_no, amount, supplier, heard_by, said, outcome, why }) => ({
    kind: 'heard',
    at: created_at,
    number: out_trade_no ?? '',
    amount,
    supplier,
    heard_by,
    said,
    outcome,
    text: why,
  }))
}

async function payments(tx: Transaction, pid: string): Promise<Happened[]> {
  const rows = await tx.select().from(payment).where(eq(payment.pid, pid))
  return rows.map(({ created_at, transaction_id, amount, supplier, heard_by }) => ({
    kind: 'payment',
    at: created_at,
    number: transaction_id,
    amount,
    supplier,
    heard_by,
  }))
}

async function grants(tx: Transaction, pid: string): Promise<Happened[]> {
  const rows = await tx.select().from(entitlementGrant).where(eq(entitlementGrant.pid, pid))
  return rows.flatMap(({ created_at, ends_at, revoked_at }): Happened[] => [
    { kind: 'granted', at: created_at, until: ends_at },
    { kind: 'revoked', at: revoked_at },
  ])
}

async function refunds(tx: Transaction, pid: string): Promise<Happened[]> {
  const asker = memberNames('asker')
  const decider = memberNames('decider')
  const rows = await tx
    .select({ refund, asker: asker.name, decider: decider.name })
    .from(refund)
    .leftJoin(asker, eq(asker.member_id, refund.asked_by))
    .leftJoin(decider, eq(decider.member_id, refund.decided_by))
    .where(eq(refund.pid, pid))
  return rows.flatMap(({ refund: row, asker: askedBy, decider: decidedBy }): Happened[] => {
    const of = { number: row.out_refund_no, amount: row.amount }
    return [
      { ...of, kind: 'refund_asked', at: row.created_at, by: askedBy ?? '', text: row.reason },
      {
        ...of,
        kind: row.state === 'declined' ? 'refund_declined' : 'refund_released',
        at: row.decided_at,
        by: decidedBy ?? '',
        text: row.decided_why,
      },
      { ...of, kind: 'refund_done', at: doneAt(row) },
    ]
  })
}

/** By the supplier's clock, which knows seconds only: never before it was released. */
function doneAt({ decided_at, refunded_at }: typeof refund.$inferSelect): Date | null {
  if (refunded_at === null || decided_at === null) return refunded_at
  return refunded_at < decided_at ? decided_at : refunded_at
}
