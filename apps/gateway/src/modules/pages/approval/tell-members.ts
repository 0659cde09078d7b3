import { type ApprovalStep, studioErrors } from '@yingzao/contract/studio'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { membersWith } from '../../members'
import { notify } from '../../notices'
import { page, pageVersion } from '../page-tables'
import { pageSubmission } from './approval-tables'
import type { SubmissionRow } from './submission-store'

/** Those who grant emergency publication, and those who should know that it was granted. */
const GUARDS = ['approver', 'compliance', 'administrator'] as const

const MOST_REMINDED = 50

type Told = Pick<SubmissionRow, 'submission_id' | 'authors' | 'submitted_by'> & { steps: ApprovalStep[] }

/** Notifies those who may decide on a submission that it is waiting. */
export async function tellReviewers(tx: Transaction, submission: Told): Promise<void> {
  if (submission.steps.length === 0) return
  await tell(tx, submission.submission_id, {
    members: await reviewersOf(tx, submission),
    kind: 'review',
    words: (name) => `${name} 等待审批`,
  })
}

/** Notifies whoever submitted it of a decision. */
export async function tellResult(
  tx: Transaction,
  submission_id: number,
  { except, words }: { except: number; words: string },
): Promise<void> {
  const [found] = await tx
    .select({ by: pageSubmission.submitted_by })
    .from(pageSubmission)
    .where(eq(pageSubmission.submission_id, submission_id))
  await tell(tx, submission_id, {
    members: memberOf(found?.by ?? ''),
    except,
    kind: 'review_result',
    words: (name) => `${name} ${words}`,
  })
}

/** Notifies everybody who guards pages that one is to be published, or may be, without its approvals. */
export async function tellGuards(
  tx: Transaction,
  submission_id: number,
  { except, words }: { except: number; words: string },
): Promise<void> {
  const members = await membersWith(tx, GUARDS)
  await tell(tx, submission_id, { members, except, kind: 'break_glass', words: (name) => `${name} ${words}` })
}

/** Reminds members, once each, of submissions that are overdue. Safe in two processes at once. */
export async function remindOverdue({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const overdue = await tx
      .select()
      .from(pageSubmission)
      .where(
        and(
          eq(pageSubmission.state, 'waiting'),
          lt(pageSubmission.due_at, sql`now()`),
          isNull(pageSubmission.reminded_at),
        ),
      )
      .orderBy(pageSubmission.submission_id)
      .limit(MOST_REMINDED)
      .for('update', { skipLocked: true })
    for (const submission of overdue) {
      await tx
        .update(pageSubmission)
        .set({ reminded_at: sql`now()` })
        .where(eq(pageSubmission.submission_id, submission.submission_id))
      await tell(tx, submission.submission_id, {
        members: [...(await reviewersOf(tx, submission)), ...memberOf(submission.submitted_by)],
        kind: 'due',
        words: (name) => `${name} 的审批已到期限，还没有结果`,
      })
    }
  })
}

/** Everybody with the role of an open step who did not write on the page. */
async function reviewersOf(tx: Transaction, { steps, authors }: Told): Promise<number[]> {
  const members = await membersWith(tx, steps)
  return members.filter((id) => !authors.includes(`member:${id}`))
}

function memberOf(who: string): number[] {
  const [, id] = /^member:(\d+)$/.exec(who) ?? []
  return id === undefined ? [] : [Number(id)]
}

async function tell(
  tx: Transaction,
  submission_id: number,
  {
    words,
    ...told
  }: Omit<Parameters<typeof notify>[1], 'subject' | 'words' | 'link'> & { words: (name: string) => string },
): Promise<void> {
  const [named] = await tx
    .select({ code: page.code, title: page.title, version: pageVersion.version })
    .from(pageSubmission)
    .innerJoin(page, eq(page.id, pageSubmission.page_id))
    .innerJoin(pageVersion, eq(pageVersion.id, pageSubmission.version_id))
    .where(eq(pageSubmission.submission_id, submission_id))
  if (!named) throw new AppError(studioErrors.notFound)
  await notify(tx, {
    ...told,
    subject: `page:${named.code}`,
    words: words(`“${named.title}”第 ${named.version} 版`),
    link: `/approvals/${submission_id}`,
  })
}
