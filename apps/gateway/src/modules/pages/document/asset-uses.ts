import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { page } from '../page-tables'
import { countInPages, usesInPages } from './uses-in-pages'

/** A page that names an asset, and where. */
interface Use {
  code: string
  title: string
  where: 'draft' | 'published' | 'both'
}

/** How many pages name each of these assets. One that nobody names is left out. */
const countUses = (db: Orm, hashes: readonly string[]) => countInPages(db, 'asset_hashes', hashes)

/** The pages that name an asset, last changed first. */
async function findUses(db: Orm, hash: string): Promise<Use[]> {
  const { rows } = await db.execute<Record<keyof Use, string>>(sql`
    SELECT ${page.code}, ${page.title},
      CASE WHEN use.is_written AND use.is_seen THEN 'both' WHEN use.is_seen THEN 'published' ELSE 'draft' END AS "where"
    FROM (${usesInPages('asset_hashes', [hash])}) AS use
    JOIN ${page} ON ${page.id} = use.page_id
    ORDER BY ${page.updated_at} DESC, ${page.id} DESC`)
  return rows.map(({ code, title, where }) => ({ code, title, where: where as Use['where'] }))
}

/** Where files are used. */
export const assetUses = { count: countUses, find: findUses }
