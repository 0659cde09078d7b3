import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { page, pageVersion } from './page-tables'

/** Published pages that do not follow their company's theme, by title. */
export async function pagesWithOwnTheme(orm: Orm): Promise<{ code: string; title: string }[]> {
  return orm
    .select({ code: page.code, title: page.title })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .where(
      and(
        eq(page.status, 'published'),
        sql`jsonb_typeof(${pageVersion.document} #> '{extra,theme}') = 'object'`,
      ),
    )
    .orderBy(page.title)
}
