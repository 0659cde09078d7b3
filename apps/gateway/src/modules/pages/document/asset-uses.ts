import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { page, pageVersion } from '../page-tables'

/** A page that names an asset, and where. */
interface Use {
  code: string
  title: string
  where: 'draft' | 'published' | 'both'
}

/**
 * For each of these assets the pages that name it: `is_written` in their draft, which is the newest version where
 * nobody has begun one, `is_seen` in the version that visitors see. Found by the indexes on `asset_hashes`, so that no
 * document is read.
 */
function usesOf(hashes: readonly string[]): SQL {
  return sql`
    SELECT wanted.hash, found.page_id, bool_or(found.is_written) AS is_written, bool_or(found.is_seen) AS is_seen
    FROM unnest(${sql.param(hashes)}::text[]) AS wanted(hash)
    CROSS JOIN LATERAL (
      SELECT ${pageDraft.page_id} AS page_id, true AS is_written, false AS is_seen
      FROM ${pageDraft} WHERE asset_hashes(${pageDraft.document}) @> ARRAY[wanted.hash]
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
      FROM ${pageVersion} WHERE asset_hashes(${pageVersion.document}) @> ARRAY[wanted.hash]
    ) AS found
    WHERE found.is_written OR found.is_seen
    GROUP BY wanted.hash, found.page_id`
}

/** How many pages name each of these assets. One that nobody names is left out. */
async function countUses(db: Orm, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await db.execute<{ hash: string; uses: number }>(
    sql`SELECT use.hash, count(*)::int AS uses FROM (${usesOf(hashes)}) AS use GROUP BY use.hash`,
  )
  return new Map(rows.map(({ hash, uses }) => [hash, uses]))
}

/** The pages that name an asset, last changed first. */
async function findUses(db: Orm, hash: string): Promise<Use[]> {
  const { rows } = await db.execute<Record<keyof Use, string>>(sql`
    SELECT ${page.code}, ${page.title},
      CASE WHEN use.is_written AND use.is_seen THEN 'both' WHEN use.is_seen THEN 'published' ELSE 'draft' END AS "where"
    FROM (${usesOf([hash])}) AS use
    JOIN ${page} ON ${page.id} = use.page_id
    ORDER BY ${page.updated_at} DESC, ${page.id} DESC`)
  return rows.map(({ code, title, where }) => ({ code, title, where: where as Use['where'] }))
}

/** Where files are used. */
export const assetUses = { count: countUses, find: findUses }
