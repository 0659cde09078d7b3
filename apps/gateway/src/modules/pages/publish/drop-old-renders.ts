import { sql } from 'drizzle-orm'
import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { page, pageRender } from '../page-tables'

/** A build, or what pages said of the company, that has drawn nothing for so long is taken to be gone. */
const UNUSED_DAYS = 14

/** Some 85 KB each. */
const BATCH = 200

/**
 * Deletes the bytes that builds left which are not in use any more; answers how many rows that were. They can be drawn
 * again from their versions, and what visitors were shown is kept elsewhere (`rendering`). The newest bytes of a published
 * page stay where this build has none of it, as they stand in. Safe to repeat.
 */
export async function dropOldRenders(ctx: Pick<Context, 'db' | 'site' | 'company'>): Promise<number> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  let dropped = 0
  for (;;) {
    const { rowCount } = await ctx.db.orm.execute(sql`
      WITH unused AS (
        SELECT build FROM ${pageRender} WHERE build <> ${build}
        GROUP BY build HAVING max(created_at) < now() - make_interval(days => ${UNUSED_DAYS})
      ), standing_in AS (
        SELECT DISTINCT ON (r.version_id) r.version_id, r.build
        FROM ${page} AS p JOIN ${pageRender} AS r ON r.version_id = p.published_version_id
        ORDER BY r.version_id, r.build = ${build} DESC, r.created_at DESC
      )
      DELETE FROM ${pageRender} WHERE (version_id, build) IN (
        SELECT r.version_id, r.build FROM ${pageRender} AS r JOIN unused USING (build)
        WHERE NOT EXISTS (SELECT FROM standing_in AS s WHERE (s.version_id, s.build) = (r.version_id, r.build))
        LIMIT ${BATCH})`)
    dropped += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return dropped
  }
}
