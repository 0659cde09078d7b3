import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page } from '../page-tables'
import { previewAddress } from '../preview/look-address'

/** The state of a page, for whoever builds on it. */
export interface PageStanding {
  code: string
  title: string
  is_published: boolean
  /** That of its draft; 0: there is none. */
  revision: number
}

/** The state of some pages, by code; those that do not exist are left out. */
export async function pageStandings(
  db: Orm | Transaction,
  codes: readonly string[],
): Promise<Map<string, PageStanding>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .select({
      code: page.code,
      title: page.title,
      is_published: sql<boolean>`${page.status} = 'published'`,
      revision: sql<number>`coalesce(${pageDraft.revision}, 0)`,
    })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .where(inArray(page.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row]))
}

/** The path that shows the content being edited on a page with everything visitors would get, for 30 minutes. */
export function previewPath(ctx: Pick<Context, 'config'>, code: string): Promise<string> {
  return previewAddress(ctx, code, 'draft')
}
