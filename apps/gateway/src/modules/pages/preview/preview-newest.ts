import type { Context } from '../../../context'
import { findVersion } from '../version/version-store'
import { previewAddress } from './look-address'

/** Where the newest version of a page is shown for 30 minutes, as a path. Undefined: there is no such page. */
export async function previewNewest(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
): Promise<{ version: number; path: string } | undefined> {
  const newest = await findVersion(ctx.db.orm, code)
  return newest && { version: newest.version, path: await previewAddress(ctx, code, newest.version) }
}
