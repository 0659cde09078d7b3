import type { PageRisk } from '@yingzao/checks'
import type { ApprovalStep } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { type Actor, appendAudit } from '../../audit'
import type { PageRow } from '../page-store'
import type { CheckedVersion } from '../publish/checked-version'
import { findPolicy } from './policy'
import { readReferences } from './references'
import { type SealedBytes, seal } from './sealed-content'
import { findSameBytes, insertSubmission, type SubmissionRow } from './submission-store'
import { tellReviewers } from './tell-members'

/**
 * Submits a version for approval, as its exact bytes with everything it refers to. The caller holds the page's row.
 * Bytes that were approved before are approved at once; those already waiting go on waiting. A new submission is
 * reported to those who may decide on it, and to the audit log.
 */
export async function submitVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  page: Pick<PageRow, 'id' | 'code'>,
  { version, checked, company }: CheckedVersion,
  { by, note }: { by: Actor; note: string },
): Promise<SubmissionRow> {
  const { bytes, hash } = await sealVersion(ctx, tx, page.code, { checked, company })
  const same = await findSameBytes(tx, { page_id: page.id, content_hash: hash })
  if (same?.version_id === version.id) return same
  const isApproved = same?.state === 'approved'
  const policy = await findPolicy(tx)
  const submission = await insertSubmission(tx, {
    page_id: page.id,
    version_id: version.id,
    content: bytes,
    content_hash: hash,
    risks: checked.risks,
    steps: isApproved ? [] : stepsOf(policy, checked.risks),
    same_as: isApproved ? (same.same_as ?? same.submission_id) : null,
    findings: checked.findings,
    note,
    submitted_by: by.who,
    due_hours: policy.due_hours,
  })
  await tellReviewers(tx, submission)
  const { submission_id, state, steps } = submission
  await appendAudit(ctx, tx, by, {
    action: 'approval.submit',
    subject: `page:${page.code}`,
    after: {
      submission: submission_id,
      version: version.version,
      hash,
      ...(state === 'approved' ? { state } : { steps }),
    },
  })
  return submission
}

/** The bytes of a version, with what it refers to at this moment. */
async function sealVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  code: string,
  { checked: { document: read, window, products }, company }: Pick<CheckedVersion, 'checked' | 'company'>,
): Promise<SealedBytes> {
  // The row's code: it is what the page answers to, whatever became of the one in the document.
  const document = { ...read, code }
  const references = await readReferences(ctx, tx, { document, products, company })
  return seal({ format: 1, code, document, window, references })
}

/** Pages that take money or give advice are reviewed by compliance. */
function stepsOf(
  { ordinary_steps, risky_steps }: { ordinary_steps: ApprovalStep[]; risky_steps: ApprovalStep[] },
  risks: readonly PageRisk[],
): ApprovalStep[] {
  return risks.includes('money') || risks.includes('advice') ? risky_steps : ordinary_steps
}
