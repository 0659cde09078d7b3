import { sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { countInPages, usesInPages } from '../document/uses-in-pages'
import { pageDraft } from '../page-draft-tables'
import { page } from '../page-tables'

/** A page that contains one of the company's own sections. */
export interface LinkUse {
  page_id: number
  code: string
  title: string
  /** In the content being edited: in the draft, or in the newest version if there is none. */
  is_written: boolean
  /** In what visitors see. */
  is_seen: boolean
}

/** How many pages link each of these sections. Sections that no page links are left out. */
export const countLinks = (db: Orm, sections: readonly string[]) =>
  countInPages(db, 'linked_sections', sections)

/** The pages that link a section, those that visitors see it on first. */
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
