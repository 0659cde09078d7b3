import { pageCommentLimits } from '@yingzao/contract/studio'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { pageLists } from '../pages'
import { pageComment, pageCommentMention } from './comment-tables'

export type CommentRow = typeof pageComment.$inferSelect
type NewComment = Pick<
  CommentRow,
  'page_id' | 'answers' | 'block_id' | 'version' | 'revision' | 'words' | 'write_id' | 'written_by'
>

/** Whether its writer may still change a comment, by the database's clock. */
const isFresh = sql`${pageComment.written_at} > now() - ${pageCommentLimits.minutes} * interval '1 minute'`

/** A thread in which at least one comment has not been deleted. */
const isSaid = sql`(${pageComment.deleted_at} IS NULL OR EXISTS (
  SELECT FROM ${pageComment} AS a WHERE a.answers = ${pageComment.comment_id} AND a.deleted_at IS NULL))`

/** The threads of a page that can be read. */
export const threadsOf = (page_id: number): SQL | undefined =>
  and(eq(pageComment.page_id, page_id), isNull(pageComment.answers), isSaid)

/** Those of them that nobody has settled. */
export const openThreadsOf = (page_id: number): SQL | undefined =>
  and(threadsOf(page_id), isNull(pageComment.settled_at))

/** Stores a comment. Undefined: it was stored before. */
export async function insertComment(tx: Transaction, fields: NewComment): Promise<number | undefined> {
  const [made] = await tx
    .insert(pageComment)
    .values(fields)
    .onConflictDoNothing({ target: [pageComment.written_by, pageComment.write_id] })
    .returning({ comment_id: pageComment.comment_id })
  return made?.comment_id
}

/** What a member has stored under this id. */
export async function findWritten(
  db: Orm | Transaction,
  { written_by, write_id }: Pick<CommentRow, 'written_by' | 'write_id'>,
): Promise<number | undefined> {
  const [found] = await db
    .select({ comment_id: pageComment.comment_id })
    .from(pageComment)
    .where(and(eq(pageComment.written_by, written_by), eq(pageComment.write_id, write_id)))
  return found?.comment_id
}

/**
 * Locks a comment for this transaction, and returns it with the page that it is about. Undefined: there is no such
 * comment.
 */
export async function lockComment(
  tx: Transaction,
  comment_id: number,
): Promise<(CommentRow & { code: string; title: string; is_fresh: boolean }) | undefined> {
  const titled = pageLists.pageNames('titled')
  const [found] = await tx
    .select({
      comment: pageComment,
      code: titled.code,
      title: titled.title,
      is_fresh: sql<boolean>`${isFresh}`,
    })
    .from(pageComment)
    .innerJoin(titled, eq(titled.id, pageComment.page_id))
    .where(eq(pageComment.comment_id, comment_id))
    .for('update', { of: pageComment })
  if (!found) return undefined
  const { comment, ...more } = found
  return { ...comment, ...more }
}

/** Stores whom a comment mentions. */
export async function addMentions(
  tx: Transaction,
  comment_id: number,
  members: readonly number[],
): Promise<void> {
  if (members.length === 0) return
  await tx.insert(pageCommentMention).values(members.map((member_id) => ({ comment_id, member_id })))
}

/** Replaces the members whom a comment mentions. Returns those who are new. */
export async function changeMentions(
  tx: Transaction,
  comment_id: number,
  members: readonly number[],
): Promise<number[]> {
  const before = await tx
    .delete(pageCommentMention)
    .where(eq(pageCommentMention.comment_id, comment_id))
    .returning({ member_id: pageCommentMention.member_id })
  await addMentions(tx, comment_id, members)
  const known = new Set(before.map(({ member_id }) => member_id))
  return members.filter((id) => !known.has(id))
}

/** Everybody who has written in a thread or was mentioned in it. */
export async function findTalking(tx: Transaction, thread: number): Promise<number[]> {
  const comments = await tx
    .select({ comment_id: pageComment.comment_id, member_id: pageComment.written_by })
    .from(pageComment)
    .where(or(eq(pageComment.comment_id, thread), eq(pageComment.answers, thread)))
  const mentioned = await tx
    .select({ member_id: pageCommentMention.member_id })
    .from(pageCommentMention)
    .where(
      inArray(
        pageCommentMention.comment_id,
        comments.map(({ comment_id }) => comment_id),
      ),
    )
  return [...new Set([...comments, ...mentioned].map(({ member_id }) => member_id))]
}
