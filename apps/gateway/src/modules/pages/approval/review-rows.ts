import {
  type ApprovalStep,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { nameOf } from '../api/member-names'
import { page, pageVersion } from '../page-tables'
import { lookAddress } from '../preview/look-address'
import { approval, approvalDelegation, pageSubmission } from './approval-tables'

type ReviewList = StudioOperations['reviewList']
type Submission = StudioResponse<ReviewList>['list'][number]
/** Who asks: each row says what they may decide. */
export type Reviewer = Pick<Member, 'member_id' | 'roles'>

const own = sql`${pageSubmission}`
const isOpen = sql`${pageSubmission.state} = 'waiting'`
/** Money before advice before the rest. */
const RANK = sql<number>`CASE WHEN 'money' = ANY (${pageSubmission.risks}) THEN 2
  WHEN 'advice' = ANY (${pageSubmission.risks}) THEN 1 ELSE 0 END`
const OPEN_STEPS = sql<ApprovalStep[]>`CASE WHEN ${isOpen}
  THEN submission_open_steps(${pageSubmission.submission_id}) ELSE '{}' END`

const isAuthor = ({ member_id }: Reviewer) => sql`${`member:${member_id}`} = ANY (${pageSubmission.authors})`
const hasDecided = ({ member_id }: Reviewer) => sql`EXISTS (SELECT FROM ${approval}
  WHERE ${approval.submission_id} = ${pageSubmission.submission_id} AND ${approval.decided_by} = ${member_id})`

/** The steps that somebody may decide: by a role of their own, or in the place of others. */
function stepsOf({ member_id, roles }: Reviewer): SQL<ApprovalStep[]> {
  const held = roles.filter((role) => role === 'approver' || role === 'compliance')
  return sql`array(
    SELECT unnest(${sql.param(`{${held.join(',')}}`)}::text[])
    UNION SELECT ${approvalDelegation.step} FROM ${approvalDelegation}
      WHERE ${approvalDelegation.to_member} = ${member_id} AND ${approvalDelegation.ended_at} IS NULL
        AND now() BETWEEN ${approvalDelegation.begins_at} AND ${approvalDelegation.ends_at})`
}

/** For each submission, the open steps that this member may decide. */
const minePart = (reviewer: Reviewer) => sql<ApprovalStep[]>`CASE
  WHEN NOT ${isOpen} OR ${isAuthor(reviewer)} OR ${hasDecided(reviewer)} THEN '{}'
  ELSE array(SELECT step FROM unnest(submission_open_steps(${pageSubmission.submission_id})) AS step
    WHERE step = ANY (${stepsOf(reviewer)}) ORDER BY step) END`

const whyNot = (reviewer: Reviewer) => sql<Submission['why_not_mine']>`CASE
  WHEN NOT ${isOpen} THEN NULL
  WHEN ${isAuthor(reviewer)} THEN 'author'
  WHEN ${hasDecided(reviewer)} THEN 'decided'
  WHEN NOT submission_open_steps(${pageSubmission.submission_id}) && ${stepsOf(reviewer)} THEN 'role' END`

/** The same rule as in the trigger that checks who withdraws a submission. */
const withdrawal = ({ member_id, roles }: Reviewer) => sql<Submission['withdrawal']>`CASE
  WHEN NOT ${isOpen} THEN NULL
  WHEN ${pageSubmission.submitted_by} = ${`member:${member_id}`} THEN 'own'
  WHEN ${roles.includes('compliance') || roles.includes('administrator')}::boolean THEN 'with_words' END`

const countFindings = (severity: string) => sql<number>`jsonb_array_length(
  jsonb_path_query_array(${pageSubmission.findings}, ${`$[*] ? (@.severity == "${severity}")`}::jsonpath))::int`

function select({ db }: Pick<Context, 'db'>, reviewer: Reviewer) {
  return db.orm
    .select({
      submission_id: pageSubmission.submission_id,
      code: page.code,
      title: sql<string>`coalesce(convert_from(${pageSubmission.content}, 'UTF8')::jsonb #>> '{document,title}', ${page.title})`,
      version: pageVersion.version,
      hash: pageSubmission.content_hash,
      state: pageSubmission.state,
      risks: pageSubmission.risks,
      steps: pageSubmission.steps,
      open_steps: OPEN_STEPS,
      mine: minePart(reviewer),
      why_not_mine: whyNot(reviewer),
      withdrawal: withdrawal(reviewer),
      errors: countFindings('error'),
      warnings: countFindings('warning'),
      note: pageSubmission.note,
      submitted_by: nameOf(pageSubmission.submitted_by),
      submitted_at: pageSubmission.submitted_at,
      due_at: pageSubmission.due_at,
      is_overdue: sql<boolean>`${isOpen} AND ${pageSubmission.due_at} < now()`,
      ended_at: pageSubmission.ended_at,
      is_published: sql<boolean>`${page.status} = 'published' AND ${page.published_version_id} = ${pageSubmission.version_id}`,
      rank: RANK,
    })
    .from(pageSubmission)
    .innerJoin(page, eq(page.id, pageSubmission.page_id))
    .innerJoin(pageVersion, eq(pageVersion.id, pageSubmission.version_id))
}

type Row = Awaited<ReturnType<typeof select>>[number]

async function shown(
  ctx: Pick<Context, 'config'>,
  { submitted_at, due_at, ended_at, rank: _rank, ...row }: Row,
): Promise<Submission> {
  return {
    ...row,
    submitted_at: submitted_at.toISOString(),
    due_at: due_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    look: await lookAddress(ctx, row.code, row.version),
  }
}

/** One submission as it appears in lists. Throws `notFound`. */
export async function listedSubmission(
  ctx: Pick<Context, 'config' | 'db'>,
  reviewer: Reviewer,
  submission_id: number,
): Promise<Submission> {
  const [row] = await select(ctx, reviewer).where(eq(pageSubmission.submission_id, submission_id))
  if (!row) throw new AppError(studioErrors.notFound)
  return shown(ctx, row)
}

/** Submissions: those waiting by risk and age, closed ones newest first. */
export async function listReviews(
  ctx: Pick<Context, 'config' | 'db'>,
  reviewer: Reviewer,
  { view, code, after, limit }: StudioInput<ReviewList>,
): Promise<StudioResponse<ReviewList>> {
  const isQueue = view === 'mine' || view === 'waiting'
  const place = after === undefined ? undefined : readPlace(after)
  const rows = await select(ctx, reviewer)
    .where(
      sql.join(
        [
          isQueue
            ? isOpen
            : sql`${pageSubmission.state} ${view === 'approved' ? sql`= 'approved'` : sql`IN ('returned', 'withdrawn', 'superseded')`}`,
          ...(view === 'mine' ? [sql`cardinality(${minePart(reviewer)}) > 0`] : []),
          ...(code === undefined ? [] : [eq(page.code, code)]),
          ...(place ? [isQueue ? isLater(place) : sql`${pageSubmission.submission_id} < ${place.id}`] : []),
        ],
        sql` AND `,
      ),
    )
    .orderBy(
      ...(isQueue
        ? [sql`${RANK} DESC`, sql`${pageSubmission.submission_id}`]
        : [sql`${pageSubmission.submission_id} DESC`]),
    )
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  const last = rows.length > limit ? part.at(-1) : undefined
  return {
    list: await Promise.all(part.map((row) => shown(ctx, row))),
    next: last ? `${last.rank}.${last.submission_id}` : null,
    counts: await countWaiting(ctx, reviewer),
  }
}

interface Place {
  rank: number
  id: number
}

function isLater({ rank, id }: Place): SQL {
  return sql`(${RANK} < ${rank} OR (${RANK} = ${rank} AND ${pageSubmission.submission_id} > ${id}))`
}

function readPlace(text: string): Place {
  const [, rank, id] = /^([0-2])\.(\d{1,15})$/.exec(text) ?? []
  if (id === undefined) {
    throw new AppError({ ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' })
  }
  return { rank: Number(rank), id: Number(id) }
}

async function countWaiting({ db }: Pick<Context, 'db'>, reviewer: Reviewer) {
  const { rows } = await db.orm.execute<StudioResponse<ReviewList>['counts']>(sql`
    SELECT count(*)::int AS waiting,
      (count(*) FILTER (WHERE ${pageSubmission.due_at} < now()))::int AS overdue,
      (count(*) FILTER (WHERE cardinality(${minePart(reviewer)}) > 0))::int AS mine
    FROM ${own} WHERE ${isOpen}`)
  return rows[0] ?? { mine: 0, waiting: 0, overdue: 0 }
}
