import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import { checkStored } from '../document/check-stored'
import type { CheckedPage } from '../document/reading/judge-page'
import { findVersion, type VersionRow } from '../version/version-store'

/** A version that was read and held against every rule, for who goes on with it in the same act. */
export interface CheckedVersion {
  version: VersionRow
  checked: CheckedPage
  /** What the company said of itself then: what is checked is what is shown. */
  company: Company
}

/** Reads a version, the newest when no number is given, and holds it against every rule. Undefined: there is none. */
export async function checkVersion(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  code: string,
  number?: number,
): Promise<CheckedVersion | undefined> {
  const version = await findVersion(ctx.db.orm, code, number)
  if (!version) return undefined
  return { version, ...(await checkStored(ctx, ctx.db.orm, version)) }
}
