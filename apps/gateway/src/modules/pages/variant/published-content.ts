import { and, eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { readVersion } from '../document/read-version'
import type { VersionContent } from '../document/reading/read-stored'
import { isPublished } from '../page-state'
import { page } from '../page-tables'
import { findPublished } from '../version/version-store'

/** What visitors see of a page. */
export interface PublishedContent {
  version_id: number
  version: number
  content: VersionContent
}

/** Reads what visitors see of a page. Undefined: none is published. Throws UnreadablePage. */
export async function publishedContent(
  ctx: Pick<Context, 'config' | 'db'>,
  code: string,
): Promise<PublishedContent | undefined> {
  const found = await findPublished(ctx.db.orm, code)
  if (!found) return undefined
  const { version } = found
  return { version_id: version.id, version: version.version, content: await readVersion(ctx, code, version) }
}

/** Locks a page so that nobody publishes it meanwhile, and returns the version that visitors see. Undefined: none. */
export async function holdPublished(tx: Transaction | Orm, code: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ version_id: page.published_version_id })
    .from(page)
    .where(and(eq(page.code, code), isPublished))
    .for('share')
  return row?.version_id ?? undefined
}
