import type { CommentState } from '@yingzao/contract/studio'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import type { Act } from '../../audit'
import { tourComment } from '../tour-tables'
import { STATUS } from './comment-rows'

export interface Decision {
  from: CommentState
  to: CommentState
  /** For the writer, if they are refused; otherwise empty. */
  reason: string
  /** Who decides. */
  member_id: number
}

/** A comment that was decided on, with its previous reason. */
export interface Settled extends Record<string, unknown> {
  comment_id: number
  reason_before: string
}

/**
 * Decides on those of some comments that are still in the state somebody saw, and returns which. In one statement,
 * which locks them in the order of their numbers before it looks: of two concurrent decisions the second sees the
 * result of the first, and there is no deadlock.
 */
export async function settleComments(
  tx: Transaction,
  which: SQL,
  { from, to, reason, member_id }: Decision,
): Promise<Settled[]> {
  const decided =
    to === 'held'
      ? sql`decided_by = NULL, decided_at = NULL`
      : sql`decided_by = ${member_id}, decided_at = now()`
  const { rows } = await tx.execute<Settled>(sql`
    WITH target AS (
      SELECT comment_id, reason FROM ${tourComment} WHERE ${which} AND status = ${STATUS[from]}
      ORDER BY comment_id FOR UPDATE),
    settled AS (
      UPDATE ${tourComment} AS c SET status = ${STATUS[to]}, reason = ${reason}, ${decided}
      FROM target WHERE c.comment_id = target.comment_id
      RETURNING c.comment_id, target.reason)
    SELECT comment_id::float8 AS comment_id, reason AS reason_before FROM settled ORDER BY comment_id`)
  return rows
}

/** What the log says of each. */
export function actsOf(
  settled: readonly Settled[],
  { from, to, reason }: Omit<Decision, 'member_id'>,
): Act[] {
  return settled.map(({ comment_id, reason_before }) => ({
    action: 'comment.decide',
    subject: `comment:${comment_id}`,
    before: { state: from, ...(reason_before && { reason: reason_before }) },
    after: { state: to, ...(reason && { reason }) },
  }))
}
