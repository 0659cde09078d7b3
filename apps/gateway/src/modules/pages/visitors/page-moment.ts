import { eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page, pageAddress, pageVersion } from '../page-tables'

/** A page and its current version and revision. */
export interface PageMoment {
  page_id: number
  code: string
  title: string
  /** The newest version. Null: there is none. */
  version: number | null
  /** The revision of the draft. 0: there is no draft. */
  revision: number
}

/** A page as it is now, by a code that it has or had. Undefined: there is none. */
export async function pageMoment(db: Orm | Transaction, code: string): Promise<PageMoment | undefined> {
  const [found] = await db
    .select({
      page_id: page.id,
      code: page.code,
      title: page.title,
      version: sql<
        number | null
      >`(SELECT max(v.version) FROM ${pageVersion} AS v WHERE v.page_id = ${page.id})`,
      revision: sql<number>`coalesce(${pageDraft.revision}, 0)`,
    })
    .from(pageAddress)
    .innerJoin(page, eq(page.id, pageAddress.page_id))
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .where(eq(pageAddress.code, code))
  return found
}
