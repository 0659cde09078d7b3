import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { findPolicy } from './policy'
import { type ChangedReference, type FileHashes, readReferences } from './references'
import { changedParts, readSealed, type SealedContent, seal } from './sealed-content'
import { findGrounds, type Grounds, type SubmissionRow } from './submission-store'

/**
 * Whether visitors may see a version: `free` if no approval is required; `allowed` with the approved content, which is
 * the only thing to be rendered, and the hashes of its files; `refused` with what has changed since, or with nothing if
 * it was never approved.
 */
export type Allowed =
  | { kind: 'free' }
  | { kind: 'allowed'; grounds: Grounds; content: SealedContent; files: FileHashes }
  | { kind: 'refused'; changed: ChangedReference[] }

/**
 * Checks a version against its approval: the stored bytes, with what they refer to as it is now, have to be the bytes
 * that were approved. The database checks the same once more for whoever publishes. `known`: what this act has already
 * computed for the same version; what is in the database is read again, but its files are not.
 */
export async function allowedVersion(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  version_id: number,
  known?: Allowed,
): Promise<Allowed> {
  const { is_required } = await findPolicy(db)
  if (!is_required) return { kind: 'free' }
  const grounds = await findGrounds(db, version_id)
  if (!grounds) return { kind: 'refused', changed: [] }
  const { content, now, changed } = await compare(
    ctx,
    db,
    grounds.submission,
    known?.kind === 'allowed' && isSame(known.grounds, grounds) ? known.files : undefined,
  )
  if (changed.length > 0) return { kind: 'refused', changed }
  return { kind: 'allowed', grounds, content, files: now.references.files }
}

function isSame(one: Grounds, other: Grounds): boolean {
  return one.submission.submission_id === other.submission.submission_id
}

/** The things that a submission refers to that have changed since it was submitted. */
export async function changedSince(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  submission: Pick<SubmissionRow, 'content' | 'content_hash'>,
): Promise<ChangedReference[]> {
  return (await compare(ctx, db, submission)).changed
}

/** Compares what was submitted with what it would be now. */
async function compare(
  ctx: Pick<Context, 'config' | 'company'>,
  db: Orm | Transaction,
  submission: Pick<SubmissionRow, 'content' | 'content_hash'>,
  files?: FileHashes,
): Promise<{ content: SealedContent; now: SealedContent; changed: ChangedReference[] }> {
  const content = readSealed(submission.content)
  const { document } = content
  const company = await ctx.company.read(db)
  const products = (await ctx.company.sells(db)) ?? []
  const references = await readReferences(ctx, db, { document, products, company, files })
  const now = { ...content, references }
  const changed = seal(now).hash === submission.content_hash ? [] : changedParts(content, now)
  return { content, now, changed }
}
