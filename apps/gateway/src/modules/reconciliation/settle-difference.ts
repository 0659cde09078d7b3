import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { SupplierError } from '../../integrations'
import { limitMember } from '../../limits/limit-member'
import { type Actor, appendAudit } from '../audit'
import { findFirstOutcome, findRefund, settlePayment, takeRefundNews } from '../orders'
import { type DifferenceRow, decideDifference, findDifference, findLine, lockDay } from './bill-store'
import { readBillDay } from './list-days'
import { findNamedDifference } from './list-store'
import { listedDifference } from './read-difference'
import { closeIfDone, reconcileDay } from './reconcile-day'
import type { ReconciliationTools } from './reconciliation-tools'

type Settle = StudioOperations['differenceSettle']

/** Each call may ask a supplier. */
const LIMIT = { name: 'difference-settle', perHour: 300 }

/**
 * Settles a difference, once: a payment that only the bill has is processed like a notice of it, so that the order is
 * paid or the money goes back; for payments that only our books have, and for refunds, the supplier is asked. Safe to
 * repeat after a process was killed in between. Throws `differenceStays` if that explains nothing, `supplierAway` if no
 * answer came, `conflict` for one already decided.
 */
export async function settleDifference(
  tools: ReconciliationTools,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { id }: StudioInput<Settle>,
): Promise<StudioResponse<Settle>> {
  await limitMember(tools.db, LIMIT, member)
  const difference = await findDifference(tools.db.orm, id)
  if (!difference) throw new AppError(studioErrors.notFound)
  if (difference.state !== 'open') throw new AppError(studioErrors.conflict)
  const outcome = await settle(tools, difference)
  if (outcome === undefined) throw new AppError(studioErrors.differenceStays)
  await tools.db.orm.transaction(async (tx) => {
    await lockDay(tx, difference)
    const decision = { state: 'settled', outcome, decided_by: member.member_id } as const
    if (!(await decideDifference(tx, id, decision))) throw new AppError(studioErrors.conflict)
    await closeIfDone(tx, difference)
    await appendAudit(tools, tx, actor, {
      action: 'reconciliation.settle',
      subject: `bill:${difference.supplier}.${difference.day}`,
      after: { kind: difference.kind, number: difference.number, outcome },
    })
  })
  // This has changed the sums of our books.
  await reconcileDay(tools, difference)
  return readSettled(tools, id)
}

/** A difference and its day, as they are now. */
export async function readSettled(
  tools: Pick<ReconciliationTools, 'db'>,
  id: number,
): Promise<StudioResponse<Settle>> {
  const found = await findNamedDifference(tools.db.orm, id)
  if (!found) throw new AppError(studioErrors.notFound)
  const { decider, ...row } = found
  return { difference: listedDifference(row, decider), day: await readBillDay(tools, row) }
}

type Outcome = DifferenceRow['outcome']

async function settle(tools: ReconciliationTools, difference: DifferenceRow): Promise<Outcome | undefined> {
  try {
    switch (difference.kind) {
      case 'payment_theirs':
        return await takeUp(tools, difference)
      case 'payment_ours':
        return await askAboutPayment(tools, difference)
      case 'refund_ours':
      case 'refund_theirs':
        return await askAboutRefund(tools, difference)
      default:
        return undefined
    }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    tools.log.warn({ id: difference.id }, `A difference cannot be asked about: ${error.message}`)
    throw new AppError(studioErrors.supplierAway)
  }
}

async function takeUp(
  { db }: ReconciliationTools,
  { supplier, number }: DifferenceRow,
): Promise<Outcome | undefined> {
  const line = await findLine(db.orm, { supplier, of: 'payment', number })
  if (!line) return undefined
  const outcome = await settlePayment(
    { db },
    {
      supplier,
      heard_by: 'bill',
      outTradeNo: line.out_trade_no,
      transactionId: line.number,
      amount: line.amount,
      paidAt: line.at,
    },
  )
  if (outcome === 'refused') return undefined
  // Recorded a moment ago, perhaps by a process that was killed before it could report it.
  return outcome === 'repeat'
    ? ((await findFirstOutcome(db.orm, { supplier, ...line })) ?? 'repeat')
    : outcome
}

async function askAboutPayment(
  { suppliers }: ReconciliationTools,
  { supplier, number, out_trade_no, ours }: DifferenceRow,
): Promise<Outcome | undefined> {
  const news = await suppliers[supplier].query(out_trade_no)
  const isOurs = news.status === 'paid' && news.transactionId === number && news.amount === ours
  return isOurs ? 'confirmed' : undefined
}

/** A refund that nobody here has released is not recorded: that would rest on the supplier's word, not a member's. */
async function askAboutRefund(
  tools: ReconciliationTools,
  { supplier, number, out_trade_no }: DifferenceRow,
): Promise<Outcome | undefined> {
  const known = await findRefund(tools.db.orm, number)
  if (known?.supplier !== supplier) return undefined
  const news = await tools.suppliers[supplier].queryRefund({ outTradeNo: out_trade_no, outRefundNo: number })
  if (news.status !== 'refunded' || news.amount !== known.amount) return undefined
  if (known.state === 'refunded') return 'confirmed'
  await takeRefundNews(tools, { out_refund_no: number, heard_by: 'query' }, news)
  const after = await findRefund(tools.db.orm, number)
  return after?.state === 'refunded' ? 'refunded' : undefined
}
