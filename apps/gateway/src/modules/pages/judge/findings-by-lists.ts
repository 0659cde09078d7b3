import type { Finding } from '@yingzao/schema/server'
import type { WordList } from '../../../company/company-data'
import type { Context } from '../../../context'
import { checkPage } from '../document/check-page'
import { factsOfStored } from '../document/check-stored'
import { findVersion } from '../version/version-store'

/**
 * The findings for a version by each of several lists of words and rules, everything else being as it is now.
 * Undefined: there is no such version.
 */
export async function findingsByLists(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  { code, version: number }: { code: string; version: number },
  lists: readonly WordList[],
): Promise<Finding[][] | undefined> {
  const version = await findVersion(ctx.db.orm, code, number)
  if (!version) return undefined
  const facts = await factsOfStored(ctx, ctx.db.orm, version)
  const checked = await Promise.all(lists.map((list) => checkPage(ctx, { ...facts, list })))
  return checked.map(({ findings }) => findings)
}
