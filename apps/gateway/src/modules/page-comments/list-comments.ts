import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../context'
import type { Orm } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { memberNames } from '../members'
import { visitorPages } from '../pages'
import { openThreadsOf, threadsOf } from './comment-store'
import { pageComment, pageCommentMention } from './comment-tables'

type Answer = StudioResponse<StudioOperations['pageCommentList']>
type Comment = Answer['list'][number]['answers'][number]
type Input = StudioInput<StudioOperations['pageCommentList']>
type Found = Awaited<ReturnType<typeof findComments>>[number]

/** The next threads about a page, newest first. Throws `notFound`. */
export async function listComments(
  { db: { orm } }: Pick<Context, 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  { code, after, limit, ...filter }: Input,
): Promise<Answer> {
  const page = await visitorPages.pageMoment(orm, code)
  if (!page) throw new AppError(studioErrors.notFound)
  const where = and(
    filter.show === 'open' && filter.comment_id === undefined
      ? openThreadsOf(page.page_id)
      : threadsOf(page.page_id),
    filter.show === 'mine' ? isAbout(member_id) : undefined,
    filter.block_id === undefined ? undefined : eq(pageComment.block_id, filter.block_id),
    filter.comment_id === undefined ? undefined : hasComment(filter.comment_id),
    isAfter(after),
  )
  // One more than is shown tells whether there are more.
  const threads = await findComments(orm, where, { isNewestFirst: true, limit: limit + 1 })
  const shown = threads.slice(0, limit)
  return {
    list: await withAnswers(orm, shown),
    open: await countOpen(orm, page.page_id),
    next: threads.length > limit ? String(shown.at(-1)?.comment.comment_id) : null,
  }
}

/** A thread in which this member is mentioned. */
function isAbout(member_id: number): SQL {
  return sql`EXISTS (
    SELECT FROM ${pageComment} AS said JOIN ${pageCommentMention} AS named ON named.comment_id = said.comment_id
    WHERE named.member_id = ${member_id}
      AND (said.comment_id = ${pageComment.comment_id} OR said.answers = ${pageComment.comment_id}))`
}

/** The thread that this comment belongs to or begins. */
function hasComment(comment_id: number): SQL {
  return sql`${pageComment.comment_id} = (
    SELECT coalesce(said.answers, said.comment_id) FROM ${pageComment} AS said WHERE said.comment_id = ${comment_id})`
}

/** After the thread that `next` named; any other value starts at the beginning. */
function isAfter(text: string | undefined): SQL | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? lt(pageComment.comment_id, Number(text)) : undefined
}

function findComments(
  db: Orm,
  where: SQL | undefined,
  { isNewestFirst, limit }: { isNewestFirst: boolean; limit?: number },
) {
  const writer = memberNames('writer')
  const settler = memberNames('settler')
  const found = db
    .select({ comment: pageComment, writer: writer.name, settler: settler.name })
    .from(pageComment)
    .innerJoin(writer, eq(writer.member_id, pageComment.written_by))
    .leftJoin(settler, eq(settler.member_id, pageComment.settled_by))
    .where(where)
    .orderBy((isNewestFirst ? desc : asc)(pageComment.comment_id))
    .$dynamic()
  return limit === undefined ? found : found.limit(limit)
}

async function withAnswers(db: Orm, threads: readonly Found[]): Promise<Answer['list']> {
  const ids = threads.map(({ comment }) => comment.comment_id)
  const answers = await findComments(db, inArray(pageComment.answers, ids), { isNewestFirst: false })
  const mentions = await findMentions(
    db,
    [...threads, ...answers].map(({ comment }) => comment.comment_id),
  )
  const said = new Map<number, Comment[]>()
  for (const found of answers) {
    const thread = found.comment.answers ?? 0
    said.set(thread, [...(said.get(thread) ?? []), commentOf(found, mentions)])
  }
  return threads.map((found) => ({
    ...commentOf(found, mentions),
    block_id: found.comment.block_id,
    settled_at: found.comment.settled_at?.toISOString() ?? null,
    settled_by: found.settler,
    answers: said.get(found.comment.comment_id) ?? [],
  }))
}

type Mentions = ReadonlyMap<number, Comment['mentions']>

async function findMentions(db: Orm, ids: readonly number[]): Promise<Mentions> {
  const named = memberNames('named')
  const rows = await db
    .select({ comment_id: pageCommentMention.comment_id, member_id: named.member_id, name: named.name })
    .from(pageCommentMention)
    .innerJoin(named, eq(named.member_id, pageCommentMention.member_id))
    .where(inArray(pageCommentMention.comment_id, [...ids]))
    .orderBy(asc(named.member_id))
  const mentions = new Map<number, Comment['mentions']>()
  for (const { comment_id, ...member } of rows)
    mentions.set(comment_id, [...(mentions.get(comment_id) ?? []), member])
  return mentions
}

function commentOf({ comment, writer }: Found, mentions: Mentions): Comment {
  return {
    comment_id: comment.comment_id,
    words: comment.words,
    mentions: mentions.get(comment.comment_id) ?? [],
    version: comment.version,
    revision: comment.revision,
    written_by: { member_id: comment.written_by, name: writer },
    written_at: comment.written_at.toISOString(),
    edited_at: comment.edited_at?.toISOString() ?? null,
    deleted_at: comment.deleted_at?.toISOString() ?? null,
  }
}

function countOpen(db: Orm, page_id: number): Promise<Answer['open']> {
  return db
    .select({ block_id: pageComment.block_id, threads: sql<number>`count(*)::int` })
    .from(pageComment)
    .where(openThreadsOf(page_id))
    .groupBy(pageComment.block_id)
    .orderBy(pageComment.block_id)
}
