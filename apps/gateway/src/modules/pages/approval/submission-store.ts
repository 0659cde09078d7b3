import type { ApprovalStep } from '@yingzao/contract/studio'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { breakGlass, pagePublication, pageSubmission } from './approval-tables'

type Queries = Orm | Transaction

export type SubmissionRow = typeof pageSubmission.$inferSelect

/** What allows a version to be shown: a submission of it, or one that two people opened in an emergency. */
export interface Grounds {
  submission: SubmissionRow
  glass_id: number | null
}

/** One submission; `isKept`: nobody else can decide on it until the transaction ends. */
export async function findSubmission(
  db: Queries,
  submission_id: number,
  { isKept = false } = {},
): Promise<SubmissionRow | undefined> {
  const query = db.select().from(pageSubmission).where(eq(pageSubmission.submission_id, submission_id))
  const [row] = await (isKept ? query.for('update') : query)
  return row
}

/** What allows a version to be shown. The newest approval counts; an emergency grant only if there is none. */
export async function findGrounds(db: Queries, version_id: number): Promise<Grounds | undefined> {
  const [approved] = await db
    .select()
    .from(pageSubmission)
    .where(and(eq(pageSubmission.version_id, version_id), eq(pageSubmission.state, 'approved')))
    .orderBy(desc(pageSubmission.submission_id))
    .limit(1)
  if (approved) return { submission: approved, glass_id: null }
  const [opened] = await db
    .select({ submission: pageSubmission, glass_id: breakGlass.glass_id })
    .from(breakGlass)
    .innerJoin(pageSubmission, eq(pageSubmission.submission_id, breakGlass.submission_id))
    .where(
      and(
        eq(pageSubmission.version_id, version_id),
        gt(breakGlass.granted_at, sql`now() - interval '1 hour'`),
      ),
    )
    .orderBy(desc(breakGlass.granted_at))
    .limit(1)
  return opened
}

/** A submission of a page with exactly these bytes that is waiting or was approved. Approved ones come first. */
export async function findSameBytes(
  db: Queries,
  { page_id, content_hash }: Pick<SubmissionRow, 'page_id' | 'content_hash'>,
): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(pageSubmission)
    .where(
      and(
        eq(pageSubmission.page_id, page_id),
        eq(pageSubmission.content_hash, content_hash),
        inArray(pageSubmission.state, ['waiting', 'approved']),
      ),
    )
    .orderBy(desc(eq(pageSubmission.state, 'approved')), desc(pageSubmission.submission_id))
    .limit(1)
  return row
}

/** A submission that nobody has decided on yet. */
export interface NewSubmission
  extends Pick<
    SubmissionRow,
    | 'page_id'
    | 'version_id'
    | 'content'
    | 'content_hash'
    | 'risks'
    | 'findings'
    | 'note'
    | 'submitted_by'
    | 'same_as'
  > {
  steps: ApprovalStep[]
  due_hours: number
}

/** Stores a submission. It supersedes whatever was waiting for the page; triggers do that, and record its authors. */
export async function insertSubmission(
  tx: Transaction,
  { due_hours, ...row }: NewSubmission,
): Promise<SubmissionRow> {
  const due_at = sql`now() + make_interval(hours => ${due_hours})`
  const [stored] = await tx
    .insert(pageSubmission)
    .values({ ...row, due_at })
    .returning()
  if (!stored) throw new Error('The database returned no row for a stored submission.')
  return stored
}

/** Records that a version becomes the one visitors see, and why it may: otherwise the database refuses it. */
export async function insertPublication(
  tx: Transaction,
  row: Pick<typeof pagePublication.$inferInsert, 'page_id' | 'version_id' | 'published_by'>,
  grounds: Grounds | undefined,
): Promise<void> {
  await tx.insert(pagePublication).values({
    ...row,
    grounds: grounds ? (grounds.glass_id === null ? 'approved' : 'break_glass') : 'not_required',
    submission_id: grounds?.submission.submission_id ?? null,
    glass_id: grounds?.glass_id ?? null,
    content_hash: grounds?.submission.content_hash ?? null,
  })
}
