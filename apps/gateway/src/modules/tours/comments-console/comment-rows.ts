import type { CommentState, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, ilike, like, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { memberNames } from '../../members'
import { findNickNames, maskedPhone, visitorPhones } from '../../passport'
import { writerName } from '../list-comments'
import { speech, tour, tourComment, tourCommentBlock } from '../tour-tables'

type Input = StudioInput<StudioOperations['commentRows']>
type Answer = StudioResponse<StudioOperations['commentRows']>

/** The status in a comment's row for each state. */
export const STATUS = { held: 0, out: 1, refused: 2 } as const satisfies Record<CommentState, number>
const STATES = { 0: 'held', 1: 'out', 2: 'refused' } as const satisfies Record<number, CommentState>

/** The next comments: those awaiting review oldest first, all others newest first. Phone numbers are masked. */
export async function listCommentRows(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...filter }: Input,
): Promise<Answer> {
  const isOldestFirst = filter.state === 'held'
  const where = and(matching(filter), isBehind(after, isOldestFirst))
  const rows = await commentsWhere(db.orm, where, { isOldestFirst, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const names = await findNickNames(
    db.orm,
    shown.map(({ uid }) => uid),
  )
  return {
    list: shown.map(({ handset_enc, handset_hash, micros: _, status, ...row }) => ({
      ...row,
      nick_name: writerName(names.get(row.uid)),
      handset: maskedPhone(config, { handset_enc, handset_hash }),
      state: STATES[status],
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    })),
    held: await db.orm.$count(tourComment, eq(tourComment.status, STATUS.held)),
    next: rows.length > limit && last ? `${last.micros}.${last.comment_id}` : null,
  }
}

/** How many others by the same person were refused. */
const refusedBefore = sql<number>`(SELECT count(*)::int FROM ${tourComment} AS b
  WHERE b.uid = ${tourComment}.uid AND b.status = 2 AND b.comment_id <> ${tourComment}.comment_id)`

function commentsWhere(
  db: Orm,
  where: SQL | undefined,
  { isOldestFirst, limit }: { isOldestFirst: boolean; limit: number },
) {
  const inOrder = isOldestFirst ? asc : desc
  const phone = visitorPhones('phone')
  const decider = memberNames('decider')
  return db
    .select({
      comment_id: tourComment.comment_id,
      tour_id: tourComment.tour_id,
      tour_title: tour.title,
      speech_title: speech.title,
      uid: tourComment.uid,
      handset_enc: phone.handset_enc,
      handset_hash: phone.handset_hash,
      content: tourComment.content,
      status: sql<0 | 1 | 2>`${tourComment.status}`,
      reason: tourComment.reason,
      thumbs_up: tourComment.thumbs_up,
      created_at: tourComment.created_at,
      decided_by: decider.name,
      decided_at: tourComment.decided_at,
      refused_before: refusedBefore,
      is_blocked: sql<boolean>`${tourCommentBlock.uid} IS NOT NULL`,
      micros: microsOf(tourComment.created_at),
    })
    .from(tourComment)
    .innerJoin(tour, eq(tour.tour_id, tourComment.tour_id))
    .leftJoin(speech, eq(speech.speech_id, tourComment.speech_id))
    .innerJoin(phone, eq(phone.uid, tourComment.uid))
    .leftJoin(decider, eq(decider.member_id, tourComment.decided_by))
    .leftJoin(tourCommentBlock, eq(tourCommentBlock.uid, tourComment.uid))
    .where(where)
    .orderBy(inOrder(tourComment.created_at), inOrder(tourComment.comment_id))
    .limit(limit)
}

function matching({ state, tour_id, uid, q }: Omit<Input, 'after' | 'limit'>): SQL | undefined {
  return and(
    state && eq(tourComment.status, STATUS[state]),
    tour_id === undefined ? undefined : eq(tourComment.tour_id, tour_id),
    uid === undefined ? undefined : eq(tourComment.uid, uid),
    q ? hasWords(q) : undefined,
  )
}

/** Case-insensitive. Where no letter has a case, a plain search will do, which is four times as fast. */
function hasWords(q: string): SQL {
  const isLike = q.toLowerCase() === q.toUpperCase() ? like : ilike
  return isLike(tourComment.content, `%${likeText(q)}%`)
}

/** After the comment that `next` named; anything else begins at the start. */
function isBehind(text: string | undefined, isOldestFirst: boolean): SQL | undefined {
  const [, micros, comment_id] = /^(\d{1,17})\.(\d{1,15})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${tourComment.created_at}, ${tourComment.comment_id}) ${isOldestFirst ? sql`>` : sql`<`}
    (${momentOf(micros)}, ${comment_id}::bigint)`
}
