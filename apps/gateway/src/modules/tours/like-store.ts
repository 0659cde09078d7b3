import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../db/database'
import type { Person } from '../define-module'
import { speech, tourComment, tourLike } from './tour-tables'

/** What can be liked. */
export type Liked = Pick<typeof tourLike.$inferInsert, 'target_type' | 'target_id'>

/** Records that a visitor likes something. False: it was recorded before. */
export async function insertLike(tx: Transaction, uid: number, liked: Liked): Promise<boolean> {
  const rows = await tx
    .insert(tourLike)
    .values({ uid, ...liked })
    .onConflictDoNothing()
    .returning({ uid: tourLike.uid })
  return rows.length > 0
}

/** Counts a like, and returns how many there are then. Undefined: there is no such thing, or it is not public. */
export async function addThumb(tx: Transaction, liked: Liked): Promise<number | undefined> {
  const { table, isIt } = placeOf(liked)
  return thumbsIn(
    await tx.execute(sql`UPDATE ${table} SET thumbs_up = thumbs_up + 1 WHERE ${isIt} RETURNING thumbs_up`),
  )
}

/** How many like something. Undefined: there is no such thing, or it is not public. */
export async function countThumbs(tx: Transaction, liked: Liked): Promise<number | undefined> {
  const { table, isIt } = placeOf(liked)
  return thumbsIn(await tx.execute(sql`SELECT thumbs_up FROM ${table} WHERE ${isIt}`))
}

function placeOf({ target_type, target_id }: Liked): { table: PgTable; isIt: SQL } {
  if (target_type === 'speech') return { table: speech, isIt: sql`speech_id = ${target_id}` }
  // Anything that is not a number is no comment's id.
  const comment_id = /^[1-9]\d{0,14}$/.test(target_id) ? Number(target_id) : null
  return { table: tourComment, isIt: sql`comment_id = ${comment_id}::bigint AND status = 1` }
}

function thumbsIn({ rows: [row] }: { rows: Record<string, unknown>[] }): number | undefined {
  return row && Number(row.thumbs_up)
}

/** Which of some comments a visitor likes. */
export async function likedComments(
  db: Orm,
  uid: number,
  comments: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ target_id: tourLike.target_id })
    .from(tourLike)
    .where(
      and(
        eq(tourLike.uid, uid),
        eq(tourLike.target_type, 'comment'),
        inArray(tourLike.target_id, comments.map(String)),
      ),
    )
  return new Set(rows.map(({ target_id }) => Number(target_id)))
}

/**
 * Subtracts a visitor's likes from the counts before they are deleted, and deletes those of comments that are deleted
 * with them.
 */
export async function takeLikesBack(tx: Transaction, { uid }: Pick<Person, 'uid'>): Promise<void> {
  const of = (target_type: Liked['target_type']) => sql`l.uid = ${uid} AND l.target_type = ${target_type}`
  await tx.execute(sql`UPDATE ${speech} AS s SET thumbs_up = s.thumbs_up - 1
    FROM ${tourLike} AS l WHERE ${of('speech')} AND s.speech_id = l.target_id`)
  // A number only where it is one, so that a comment is found by its key.
  await tx.execute(sql`UPDATE ${tourComment} AS c SET thumbs_up = c.thumbs_up - 1
    FROM ${tourLike} AS l WHERE ${of('comment')}
      AND c.comment_id = CASE WHEN l.target_type = 'comment' THEN l.target_id::bigint END`)
  await tx.execute(sql`DELETE FROM ${tourLike} AS l USING ${tourComment} AS c
    WHERE c.uid = ${uid} AND l.target_type = 'comment' AND l.target_id = c.comment_id::text`)
}
