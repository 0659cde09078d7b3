import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page } from '../page-tables'
import { previewAddress } from '../preview/look-address'

/** Where a page stands, for who makes something of it. */
export interface PageStanding {
  code: string
  title: string
  is_published: boolean
  /** Of its draft; 0: there is none. */
  revision: number
}

/** Where some pages stand, by their codes; those that there are none of are left out. */
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

/** Where what is being written on a page is shown with everything that visitors would have, as a path, for 30 minutes. */
export function previewPath(ctx: Pick<Context, 'config'>, code: string): Promise<string> {
  return previewAddress(ctx, code, 'draft')
}
