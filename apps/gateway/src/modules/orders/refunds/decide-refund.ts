import { studioErrors } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { lockRefund, updateRefund } from './refund-store'

/**
 * Releases a requested refund, which a job then sends, or declines it. Never by whoever requested it: the table refuses
 * that. The caller adds the audit line to the same transaction.
 */
export async function decideRefund(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Transaction,
  {
    out_refund_no,
    decision,
    member,
    why = '',
  }: { out_refund_no: string; decision: 'released' | 'declined'; member: number; why?: string },
): Promise<{ pid: string; amount: number }> {
  const stored = await lockRefund(tx, out_refund_no)
  if (!stored) throw new AppError(studioErrors.notFound)
  if (stored.state !== 'asked') throw new AppError(studioErrors.conflict)
  await orRefuse(
    updateRefund(tx, out_refund_no, {
      state: decision,
      decided_by: member,
      decided_at: sql`now()`,
      decided_why: why,
    }),
    ['refund_by_two'],
    studioErrors.ownRefund,
  )
  if (decision === 'released') await jobs.enqueue(tx, 'send-refund', { out_refund_no })
  return stored
}
