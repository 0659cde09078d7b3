import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { findVersion } from './page-store'

/** A page's document as it is stored: the newest version, or the one named. Undefined: there is none. */
export async function exportPage(
  { db }: Pick<Context, 'db'>,
  code: string,
  version?: number,
): Promise<{ version: number; document: JsonValue } | undefined> {
  const found = await findVersion(db.orm, code, version)
  return found && { version: found.version, document: found.document }
}
