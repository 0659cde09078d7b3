import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { countInPages, usesInPages } from '../document/uses-in-pages'
import { pageDraft } from '../page-draft-tables'
import { page } from '../page-tables'

/** A page of which a part is a section of the company's own. */
export interface LinkUse {
  page_id: number
  code: string
  title: string
  /** It is so in what is being written: in the draft, or in the newest version where nobody has begun one. */
  is_written: boolean
  /** It is so in what visitors see. */
  is_seen: boolean
}

/** On how many pages each of these sections is linked. One that no page links is left out. */
export const countLinks = (db: Orm, sections: readonly string[]) =>
  countInPages(db, 'linked_sections', sections)

/** The pages that link a section, those that visitors see first. */
export async function findLinks(db: Orm | Transaction, section: string): Promise<LinkUse[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT ${page.id}::float8 AS page_id, ${page.code}, coalesce(${pageDraft.title}, ${page.title}) AS title,
      use.is_written, use.is_seen
    FROM (${usesInPages('linked_sections', [section])}) AS use
    JOIN ${page} ON ${page.id} = use.page_id
    LEFT JOIN ${pageDraft} ON ${pageDraft.page_id} = ${page.id}
    ORDER BY use.is_seen DESC, ${page.updated_at} DESC, ${page.id} DESC`)
  return rows as unknown as LinkUse[]
}
