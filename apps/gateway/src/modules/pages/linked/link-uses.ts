import { type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'

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

/** For each of these sections the pages that link it. Found by the indexes on `linked_sections`. */
function usesOf(sections: readonly string[]): SQL {
  return sql`
    SELECT wanted.section, found.page_id, bool_or(found.is_written) AS is_written, bool_or(found.is_seen) AS is_seen
    FROM unnest(${sql.param(sections)}::text[]) AS wanted(section)
    CROSS JOIN LATERAL (
      SELECT ${pageDraft.page_id} AS page_id, true AS is_written, false AS is_seen
      FROM ${pageDraft} WHERE linked_sections(${pageDraft.document}) @> ARRAY[wanted.section]
      UNION ALL
      SELECT ${pageVersion.page_id},
        NOT EXISTS (SELECT FROM ${pageDraft} WHERE ${pageDraft.page_id} = ${pageVersion.page_id})
          AND NOT EXISTS (
            SELECT FROM ${pageVersion} AS newer
            WHERE newer.page_id = ${pageVersion.page_id} AND newer.version > ${pageVersion.version}),
        EXISTS (
          SELECT FROM ${page}
          WHERE ${page.id} = ${pageVersion.page_id} AND ${page.status} = 'published'
            AND ${page.published_version_id} = ${pageVersion.id})
      FROM ${pageVersion} WHERE linked_sections(${pageVersion.document}) @> ARRAY[wanted.section]
    ) AS found
    WHERE found.is_written OR found.is_seen
    GROUP BY wanted.section, found.page_id`
}

/** On how many pages each of these sections is linked. One that no page links is left out. */
export async function countLinks(db: Orm, sections: readonly string[]): Promise<Map<string, number>> {
  if (sections.length === 0) return new Map()
  const { rows } = await db.execute<{ section: string; uses: number }>(
    sql`SELECT use.section, count(*)::int AS uses FROM (${usesOf(sections)}) AS use GROUP BY use.section`,
  )
  return new Map(rows.map(({ section, uses }) => [section, uses]))
}

/** The pages that link a section, those that visitors see first. */
export async function findLinks(db: Orm | Transaction, section: string): Promise<LinkUse[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT ${page.id}::float8 AS page_id, ${page.code}, coalesce(${pageDraft.title}, ${page.title}) AS title,
      use.is_written, use.is_seen
    FROM (${usesOf([section])}) AS use
    JOIN ${page} ON ${page.id} = use.page_id
    LEFT JOIN ${pageDraft} ON ${pageDraft.page_id} = ${page.id}
    ORDER BY use.is_seen DESC, ${page.updated_at} DESC, ${page.id} DESC`)
  return rows as unknown as LinkUse[]
}
