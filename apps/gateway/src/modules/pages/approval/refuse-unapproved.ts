import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Allowed, allowedVersion } from './allowed-version'
import { notApprovedBecause } from './not-approved'

/** Throws `notApproved` for a version that visitors may not see as it is, with what has changed since its approval. */
export async function refuseUnapproved(
  ctx: Pick<Context, 'config' | 'company'>,
  tx: Transaction,
  version_id: number,
): Promise<Allowed> {
  const allowed = await allowedVersion(ctx, tx, version_id)
  if (allowed.kind === 'refused') throw new AppError(notApprovedBecause(allowed.changed))
  return allowed
}
