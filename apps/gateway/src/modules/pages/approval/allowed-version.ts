import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { findPolicy } from './policy'
import { type ChangedReference, readReferences } from './references'
import { changedParts, readSealed, type SealedContent, seal } from './sealed-content'
import { findGrounds, type Grounds, type SubmissionRow } from './submission-store'

/**
 * Whether visitors may see a version: `free` where nobody's approval is asked for; `allowed` with the content that was
 * approved, to be drawn and nothing else; `refused` with what has changed since, or with nothing where it was never
 * approved.
 */
export type Allowed =
  | { kind: 'free' }
  | { kind: 'allowed'; grounds: Grounds; content: SealedContent }
  | { kind: 'refused'; changed: ChangedReference[] }

/**
 * Holds a version against its approval: the stored bytes, with what they refer to as it is now, have to be the bytes that
 * were approved. The database holds whoever publishes to the same once more.
 */
export async function allowedVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  version_id: number,
): Promise<Allowed> {
  const { is_required } = await findPolicy(db)
  if (!is_required) return { kind: 'free' }
  const grounds = await findGrounds(db, version_id)
  if (!grounds) return { kind: 'refused', changed: [] }
  const content = readSealed(grounds.submission.content)
  const changed = await changedSince(ctx, db, grounds.submission)
  return changed.length > 0 ? { kind: 'refused', changed } : { kind: 'allowed', grounds, content }
}

/** What a submission refers to that is not as it was when it was submitted. */
export async function changedSince(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  submission: Pick<SubmissionRow, 'content' | 'content_hash'>,
): Promise<ChangedReference[]> {
  const content = readSealed(submission.content)
  const { document } = content
  const company = await ctx.company.read(db)
  const products = (await ctx.company.sells(db)) ?? []
  const references = await readReferences(ctx, db, { document, products, company })
  const now = { ...content, references }
  return seal(now).hash === submission.content_hash ? [] : changedParts(content, now)
}
