import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'

/** Database functions that list what a document names. Drafts and versions have an index on each. */
export type Names = 'asset_hashes' | 'linked_sections'

/**
 * For each of these names, the pages that contain it: `is_written` in their draft, or the newest version if there is
 * none, `is_seen` in the version that visitors see. No document is read.
 */
export function usesInPages(names: Names, wanted: readonly string[]): SQL {
  const inDocument = sql.raw(names)
  return sql`
    SELECT wanted.name, found.page_id, bool_or(found.is_written) AS is_written, bool_or(found.is_seen) AS is_seen
    FROM unnest(${sql.param(wanted)}::text[]) AS wanted(name)
    CROSS JOIN LATERAL (
      SELECT ${pageDraft.page_id} AS page_id, true AS is_written, false AS is_seen
      FROM ${pageDraft} WHERE ${inDocument}(${pageDraft.document}) @> ARRAY[wanted.name]
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
      FROM ${pageVersion} WHERE ${inDocument}(${pageVersion.document}) @> ARRAY[wanted.name]
    ) AS found
    WHERE found.is_written OR found.is_seen
    GROUP BY wanted.name, found.page_id`
}

/** How many pages contain each of these names. Names on no page are left out. */
export async function countInPages(
  db: Orm,
  names: Names,
  wanted: readonly string[],
): Promise<Map<string, number>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await db.execute<{ name: string; uses: number }>(
    sql`SELECT use.name, count(*)::int AS uses FROM (${usesInPages(names, wanted)}) AS use GROUP BY use.name`,
  )
  return new Map(rows.map(({ name, uses }) => [name, uses]))
}
