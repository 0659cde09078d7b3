import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { approval, approvalDelegation } from './approval-tables'
import { listedSubmission, type Reviewer } from './review-rows'
import { tellResult } from './tell-members'

type ReviewDecide = StudioOperations['reviewDecide']

const STEP_WORDS = { approver: '业务审批', compliance: '合规审批' } as const
const NEEDS_WORDS = { ...studioErrors.invalidParameters, msg: '退回时请写明需要修改的地方' }

/**
 * Approves a step, or returns the submission. The database alone decides who may: whoever wrote on the page gets
 * `ownPage`, whoever lacks the role `forbidden`, and whoever looked at something else `reviewMoved`.
 */
export async function decide(
  ctx: Pick<Context, 'config' | 'db'>,
  reviewer: Reviewer,
  actor: Actor,
  input: StudioInput<ReviewDecide>,
): Promise<StudioResponse<ReviewDecide>> {
  const { submission_id, hash, step, verdict, words, accepted } = input
  if (verdict === 'returned' && words.length < 2) throw new AppError(NEEDS_WORDS)
  const deciding = ctx.db.orm.transaction(async (tx) => {
    const decided_for = reviewer.roles.includes(step) ? null : await findPrincipal(tx, reviewer, step)
    await tx.insert(approval).values({
      submission_id,
      step,
      content_hash: hash,
      verdict,
      decided_by: reviewer.member_id,
      decided_for,
      words,
      accepted,
    })
    await tellResult(tx, submission_id, {
      except: reviewer.member_id,
      words: verdict === 'returned' ? `被退回：${words}` : `${STEP_WORDS[step]}已通过`,
    })
    await appendAudit(ctx, tx, actor, {
      action: verdict === 'approved' ? 'approval.approve' : 'approval.return',
      subject: `submission:${submission_id}`,
      after: {
        step,
        hash,
        words,
        accepted: accepted.length,
        ...(decided_for && { for: `member:${decided_for}` }),
      },
    })
  })
  const refusals = [
    [['approval_submission_id_page_submission_submission_id_fk'], studioErrors.notFound],
    [['approval_of_what_waits', 'approval_pkey', 'approval_submission_id_step_pk'], studioErrors.reviewMoved],
    [['approval_one_step_each'], { ...studioErrors.ownPage, msg: '另一步已由您审批，请其他同事审批这一步' }],
    [['approval_not_by_author'], studioErrors.ownPage],
    [['approval_by_right'], studioErrors.forbidden],
  ] as const
  await refusals.reduce<Promise<void>>(
    (running, [constraints, refusal]) => orRefuse(running, constraints, refusal),
    deciding,
  )
  return { submission: await listedSubmission(ctx, reviewer, submission_id) }
}

/** The member whose place somebody takes for a step now; the earliest delegation counts. Null: nobody's. */
async function findPrincipal(
  tx: Transaction,
  { member_id }: Reviewer,
  step: StudioInput<ReviewDecide>['step'],
): Promise<number | null> {
  const [row] = await tx
    .select({ from: approvalDelegation.from_member })
    .from(approvalDelegation)
    .where(
      and(
        eq(approvalDelegation.to_member, member_id),
        eq(approvalDelegation.step, step),
        isNull(approvalDelegation.ended_at),
        sql`now() BETWEEN ${approvalDelegation.begins_at} AND ${approvalDelegation.ends_at}`,
      ),
    )
    .orderBy(approvalDelegation.delegation_id)
    .limit(1)
  return row?.from ?? null
}
