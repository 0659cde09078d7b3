import { studioErrors } from '@yingzao/contract/studio'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { pageDraft } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'
import { changedSince } from './allowed-version'
import { pageSubmission } from './approval-tables'
import { notApprovedBecause } from './not-approved'
import { findPolicy } from './policy'

/**
 * The submission that approved the content being edited on a page, for whoever shows it elsewhere than on that page.
 * Null: no approval is required. Throws `notApproved` when nobody has approved it as it is.
 */
export async function approvedDraft(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  code: string,
): Promise<number | null> {
  const { is_required } = await findPolicy(tx)
  if (!is_required) return null
  const newest = sql`(SELECT v.content_hash FROM ${pageVersion} AS v WHERE v.page_id = ${page.id}
    ORDER BY v.version DESC LIMIT 1)`
  const [found] = await tx
    .select({ submission: pageSubmission })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .innerJoin(pageSubmission, eq(pageSubmission.page_id, page.id))
    .innerJoin(pageVersion, eq(pageVersion.id, pageSubmission.version_id))
    .where(
      and(
        eq(page.code, code),
        eq(pageSubmission.state, 'approved'),
        sql`${pageVersion.content_hash} = coalesce(${pageDraft.content_hash}, ${newest})`,
      ),
    )
    .orderBy(desc(pageSubmission.submission_id))
    .limit(1)
  if (!found)
    throw new AppError({ ...studioErrors.notApproved, msg: `变体页面 ${code} 还没有通过审批，请先提交审批` })
  const changed = await changedSince(ctx, tx, found.submission)
  if (changed.length > 0) throw new AppError(notApprovedBecause(changed))
  return found.submission.submission_id
}
