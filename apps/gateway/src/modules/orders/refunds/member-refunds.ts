import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { askRefundIn } from './ask-refund'
import { decideRefund } from './decide-refund'
import { lockRefund, updateRefund } from './refund-store'

type RefundTools = Pick<Context, 'config' | 'db' | 'jobs'>
type Author = Pick<Member, 'member_id'>

const NO_REASON = { ...studioErrors.invalidParameters, msg: '请写明不同意的原因' }

/**
 * Requests a refund of an order for a member. Throws `conflict` if the refundable amount is not what they saw, so that
 * a repeat, or two at once, request it only once.
 */
export async function askMembersRefund(
  { config, db }: RefundTools,
  { member_id }: Author,
  actor: Actor,
  { pid, amount, reason, seen_refundable }: StudioInput<StudioOperations['refundAsk']>,
): Promise<StudioResponse<StudioOperations['refundAsk']>> {
  return db.orm.transaction(async (tx) => {
    const { out_refund_no } = await askRefundIn(
      tx,
      { pid, amount, reason, seenLeft: seen_refundable },
      { member: member_id },
    )
    await appendAudit({ config }, tx, actor, {
      action: 'refund.ask',
      subject: `order:${pid}`,
      after: { out_refund_no, amount, reason },
    })
    return { out_refund_no }
  })
}

/**
 * Releases or declines a refund. Throws `ownRefund` for whoever requested it, and `conflict` if it is not as the member
 * saw it: of two who decide at once, the second is told.
 */
export async function decideMembersRefund(
  tools: RefundTools,
  { member_id }: Author,
  actor: Actor,
  { out_refund_no, decision, amount, why }: StudioInput<StudioOperations['refundDecide']>,
): Promise<StudioResponse<StudioOperations['refundDecide']>> {
  if (decision === 'declined' && why.length < 2) throw new AppError(NO_REASON)
  return tools.db.orm.transaction(async (tx) => {
    const decided = await decideRefund(tools, tx, {
      out_refund_no,
      decision,
      member: member_id,
      why: decision === 'declined' ? why : '',
    })
    if (decided.amount !== amount) throw new AppError(studioErrors.conflict)
    await appendAudit(tools, tx, actor, {
      action: decision === 'released' ? 'refund.release' : 'refund.decline',
      subject: `order:${decided.pid}`,
      before: { state: 'asked' },
      after: { out_refund_no, amount: decided.amount, state: decision, ...(why !== '' && { reason: why }) },
    })
    return { state: decision }
  })
}

/** Has a supplier asked again for a refund that it could not pay out. Throws `conflict` for any other refund. */
export async function retryRefund(
  tools: RefundTools,
  actor: Actor,
  { out_refund_no }: StudioInput<StudioOperations['refundRetry']>,
): Promise<StudioResponse<StudioOperations['refundRetry']>> {
  return tools.db.orm.transaction(async (tx) => {
    const stored = await lockRefund(tx, out_refund_no)
    if (!stored) throw new AppError(studioErrors.notFound)
    if (stored.state !== 'abnormal') throw new AppError(studioErrors.conflict)
    await updateRefund(tx, out_refund_no, { state: 'released' })
    await tools.jobs.enqueue(tx, 'send-refund', { out_refund_no })
    await appendAudit(tools, tx, actor, {
      action: 'refund.retry',
      subject: `order:${stored.pid}`,
      before: { state: 'abnormal' },
      after: { out_refund_no, amount: stored.amount, state: 'released' },
    })
    return { state: 'released' as const }
  })
}
