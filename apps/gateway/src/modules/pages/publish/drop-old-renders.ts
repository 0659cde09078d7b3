import { sql } from 'drizzle-orm'
import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { page, pageRender } from '../page-tables'

/** A build, or a state of the company's data, that has rendered nothing for so long is considered gone. */
const UNUSED_DAYS = 14

/** Some 85 KB each. */
const BATCH = 200

/**
 * Deletes the bytes of builds no longer in use; returns how many rows that were. They can be rendered again from their
 * versions, and what visitors were shown is kept elsewhere (`rendering`). The newest bytes of a published page stay
 * while this build has none for it, because they are served instead. Safe to repeat.
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
