import type { Context } from '../../../context'
import { findVersion } from '../version/version-store'
import { previewAddress } from './look-address'

/** The path that shows the newest version of a page for 30 minutes. Undefined: there is no such page. */
export async function previewNewest(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
): Promise<{ version: number; path: string } | undefined> {
  const newest = await findVersion(ctx.db.orm, code)
  return newest && { version: newest.version, path: await previewAddress(ctx, code, newest.version) }
}
