import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { speech, tourCity, tourComment, tourCommentBlock } from './tour-tables'

type Reader = Orm | Transaction

/** What somebody comments on. */
export interface CommentPlace {
  tour_id: string
  /** Null: about the tour. */
  speech_id: string | null
}

export interface AskedComments {
  tour_id: string
  /** Undefined: all of the tour. */
  speech_id?: string | undefined
  page: number
  page_size: number
  /** Null: nobody is logged in. */
  uid: number | null
}

/** Not by the id alone: its index would be scanned past all comments on later tours. */
const NEWEST_FIRST = sql`ORDER BY created_at DESC, comment_id DESC`

/**
 * A page of the comments that a visitor sees, newest first: the public ones, and their own in any state. Selecting them
 * reads indexes only, however many there are.
 */
export async function findComments(db: Orm, asked: AskedComments) {
  const { page, page_size } = asked
  // The index of each part is in this order already, and no more rows of it are needed.
  const newest = partsOf(sql`created_at, comment_id`, asked).map(
    (part) => sql`(${part} ${NEWEST_FIRST} LIMIT ${page * page_size})`,
  )
  const { rows } = await db.execute<{ comment_id: string }>(sql`
    SELECT comment_id FROM (${sql.join(newest, sql` UNION ALL `)}) AS seen
    ${NEWEST_FIRST} LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`)
  const ids = rows.map(({ comment_id }) => Number(comment_id))
  const list = ids.length === 0 ? [] : await commentsOf(db, ids)
  return { list, total: await countComments(db, asked) }
}

async function countComments(db: Orm, asked: AskedComments): Promise<number> {
  const counts = partsOf(sql`count(*)`, asked).map((part) => sql`(${part})`)
  const { rows } = await db.execute<{ total: string }>(sql`SELECT ${sql.join(counts, sql` + `)} AS total`)
  return Number(rows[0]?.total)
}

/** The public comments, and those of a visitor that are not: two queries, as each has an index of its own. */
function partsOf(what: SQL, { tour_id, speech_id, uid }: AskedComments): SQL[] {
  const where = sql`tour_id = ${tour_id} ${speech_id === undefined ? sql`` : sql`AND speech_id = ${speech_id}`}`
  return [
    sql`SELECT ${what} FROM ${tourComment} WHERE ${where} AND status = 1`,
    ...(uid === null
      ? []
      : [sql`SELECT ${what} FROM ${tourComment} WHERE ${where} AND status <> 1 AND uid = ${uid}`]),
  ]
}

function commentsOf(db: Orm, ids: number[]) {
  return db
    .select({
      comment_id: tourComment.comment_id,
      uid: tourComment.uid,
      city: sql<string>`coalesce(${tourCity.name}, '')`,
      content: tourComment.content,
      created_at: tourComment.created_at,
      thumbs_up: tourComment.thumbs_up,
      status: sql<0 | 1 | 2>`${tourComment.status}`,
      reason: tourComment.reason,
    })
    .from(tourComment)
    .leftJoin(speech, eq(speech.speech_id, tourComment.speech_id))
    .leftJoin(tourCity, and(eq(tourCity.tour_id, speech.tour_id), eq(tourCity.city_id, speech.city_id)))
    .where(inArray(tourComment.comment_id, ids))
    .orderBy(desc(tourComment.created_at), desc(tourComment.comment_id))
}

/** Whether a talk belongs to a tour. */
export async function isOfTour(db: Reader, tour_id: string, speech_id: string): Promise<boolean> {
  const rows = await db
    .select({ speech_id: speech.speech_id })
    .from(speech)
    .where(and(eq(speech.tour_id, tour_id), eq(speech.speech_id, speech_id)))
  return rows.length > 0
}

/** Whether somebody is blocked from commenting. */
export async function isBlocked(db: Reader, uid: number): Promise<boolean> {
  const rows = await db
    .select({ uid: tourCommentBlock.uid })
    .from(tourCommentBlock)
    .where(eq(tourCommentBlock.uid, uid))
  return rows.length > 0
}

/** Makes a visitor's comments wait for each other until the transaction ends. */
export async function lockCommentsOf(tx: Transaction, uid: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`tour comment ${uid}`}, 0))`)
}

const since = (seconds: number) => gt(tourComment.created_at, sql`now() - make_interval(secs => ${seconds})`)

/** The first comment with the same words about the same thing that a visitor has written within the given seconds. */
export async function findSameComment(
  tx: Transaction,
  said: CommentPlace & { uid: number; content_hash: string },
  seconds: number,
): Promise<{ comment_id: number; status: 0 | 1 | 2 } | undefined> {
  const [row] = await tx
    .select({ comment_id: tourComment.comment_id, status: sql<0 | 1 | 2>`${tourComment.status}` })
    .from(tourComment)
    .where(
      and(
        eq(tourComment.uid, said.uid),
        since(seconds),
        eq(tourComment.content_hash, said.content_hash),
        eq(tourComment.tour_id, said.tour_id),
        said.speech_id === null ? isNull(tourComment.speech_id) : eq(tourComment.speech_id, said.speech_id),
      ),
    )
    .orderBy(tourComment.comment_id)
    .limit(1)
  return row
}

/** Whether a visitor has written any comment within the given seconds. */
export async function hasCommented(tx: Transaction, uid: number, seconds: number): Promise<boolean> {
  const rows = await tx
    .select({ comment_id: tourComment.comment_id })
    .from(tourComment)
    .where(and(eq(tourComment.uid, uid), since(seconds)))
    .limit(1)
  return rows.length > 0
}

/** Stores a comment, which awaits review, and returns its id. */
export async function insertComment(
  tx: Transaction,
  row: CommentPlace & { uid: number; content: string; content_hash: string },
): Promise<number> {
  const [made] = await tx.insert(tourComment).values(row).returning({ comment_id: tourComment.comment_id })
  if (!made) throw new Error('The insert of a comment has given no row back.')
  return made.comment_id
}
