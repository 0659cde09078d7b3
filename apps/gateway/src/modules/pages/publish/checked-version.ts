import type { Company } from '../../../company/company-data'
import type { Context } from '../../../context'
import { checkStored } from '../document/check-stored'
import type { CheckedPage } from '../document/reading/judge-page'
import { findVersion, type VersionRow } from '../version/version-store'

/** A version that was read and checked against every rule, for whoever continues with it in the same act. */
export interface CheckedVersion {
  version: VersionRow
  checked: CheckedPage
  /** The company data at that time: what is checked is what is shown. */
  company: Company
}

/** Reads a version, by default the newest, and checks it against every rule. Undefined: there is none. */
export async function checkVersion(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  code: string,
  number?: number,
): Promise<CheckedVersion | undefined> {
  const version = await findVersion(ctx.db.orm, code, number)
  if (!version) return undefined
  return { version, ...(await checkStored(ctx, ctx.db.orm, version)) }
}
