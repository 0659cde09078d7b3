import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { appendAudit, type Doer } from '../../audit'
import { holdPointer, switchPointer } from '../batches/switch-pointer'
import { feedBatch } from '../feed-tables'

type Services = Pick<Context, 'config' | 'db'>
type Decision = StudioInput<StudioOperations['feedBatchDecide']>

const DECIDED = { ...studioErrors.conflict, msg: '这一批已经有人处理，请刷新后查看' }
const MOVED = { ...studioErrors.conflict, msg: '展示的批次已被他人切换，请刷新后重试' }
const NO_REASON = refusal('退回时请写明理由')
const NOT_APPROVED = refusal('只能展示已通过的批次')

/** Violations of the table's constraints, as messages for whoever decides. */
const REFUSALS: Refusals = [
  ['feed_batch_second_person', refusal('不能通过自己导入或更正的数据，请由其他同事审核')],
]

/**
 * Decides about a waiting batch. If approved, visitors see it once the transaction ends, instead of what they saw for
 * that day. Throws `conflict` if somebody has already decided, and refuses whoever imported it themselves.
 */
export async function decideBatch(
  { config, db }: Services,
  { member, actor }: Doer,
  { batch_id, decision, reason }: Decision,
): Promise<StudioResponse<StudioOperations['feedBatchDecide']>> {
  if (decision === 'refused' && reason.length < 2) throw new AppError(NO_REASON)
  return db.orm.transaction(async (tx) => {
    const batch = await findBatch(tx, batch_id)
    const from_batch = await holdPointer(tx, batch)
    await settle(tx, member.member_id, { batch_id, decision, reason })
    if (decision === 'approved')
      await switchPointer(tx, batch, { from_batch, to_batch: batch_id, member_id: member.member_id })
    await appendAudit({ config }, tx, actor, {
      action: decision === 'approved' ? 'feed_batch.approve' : 'feed_batch.refuse',
      subject: `feed_batch:${batch_id}`,
      after: { ...(decision === 'approved' ? { from_batch } : { reason }), as_of: batch.as_of },
    })
    return { state: decision }
  })
}

async function settle(
  tx: Transaction,
  decided_by: number,
  { batch_id, decision, reason }: Decision,
): Promise<void> {
  const settled = await checkedBy(
    REFUSALS,
    tx
      .update(feedBatch)
      .set({
        state: decision,
        decided_by,
        decided_at: sql`now()`,
        reason: decision === 'refused' ? reason : '',
      })
      .where(and(eq(feedBatch.batch_id, batch_id), eq(feedBatch.state, 'waiting')))
      .returning({ batch_id: feedBatch.batch_id })
      .execute(),
  )
  if (settled.length === 0) throw new AppError(DECIDED)
}

/**
 * Shows visitors another approved batch for a day, or nothing. Throws `conflict` if they are shown something other than
 * what the member saw, and `notFound` for a batch that is not for that day.
 */
export async function movePointer(
  { config, db }: Services,
  { member, actor }: Doer,
  { reason, from_batch, to_batch, ...day }: StudioInput<StudioOperations['feedPointerMove']>,
): Promise<StudioResponse<StudioOperations['feedPointerMove']>> {
  return db.orm.transaction(async (tx) => {
    const shown = await holdPointer(tx, day)
    if (shown !== from_batch) throw new AppError(MOVED)
    if (from_batch === to_batch) return { to_batch }
    if (to_batch !== null) {
      const batch = await findBatch(tx, to_batch)
      if (batch.kind !== day.kind || batch.as_of !== day.as_of) throw new AppError(studioErrors.notFound)
      if (batch.state !== 'approved') throw new AppError(NOT_APPROVED)
    }
    await switchPointer(tx, day, { from_batch, to_batch, member_id: member.member_id })
    await appendAudit({ config }, tx, actor, {
      action: 'feed.move',
      subject: `feed:${day.kind}`,
      after: { as_of: day.as_of, from_batch, to_batch, reason },
    })
    return { to_batch }
  })
}

async function findBatch(tx: Transaction, batch_id: number) {
  const [found] = await tx
    .select({ kind: feedBatch.kind, as_of: feedBatch.as_of, state: feedBatch.state })
    .from(feedBatch)
    .where(eq(feedBatch.batch_id, batch_id))
  if (!found) throw new AppError(studioErrors.notFound)
  return found
}
