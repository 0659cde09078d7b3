import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { page, pageVersion } from '../page-tables'
import { lookAddress } from '../preview/look-address'

/** How many are rendered to show what a theme does to them. */
const SHOWN = 3

interface PagesByTheme {
  /** How many are published in all. */
  published: number
  /** Pages that do not follow their company's theme, by title. */
  own: { code: string; title: string }[]
  /** The most recently published of the others, each with the path that renders what visitors see. */
  following: { code: string; title: string; look: string }[]
}

/** Which published pages their company's theme applies to, and which it does not. */
export async function pagesByTheme(ctx: Pick<Context, 'config' | 'db'>): Promise<PagesByTheme> {
  const published = await ctx.db.orm
    .select({
      code: page.code,
      title: page.title,
      version: pageVersion.version,
      isOwn: sql<boolean>`coalesce(jsonb_typeof(${pageVersion.document} #> '{extra,theme}') = 'object', false)`,
    })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .where(eq(page.status, 'published'))
    .orderBy(desc(pageVersion.id))
  const own = published.filter(({ isOwn }) => isOwn)
  const newest = published.filter(({ isOwn }) => !isOwn).slice(0, SHOWN)
  return {
    published: published.length,
    own: own
      .map(({ code, title }) => ({ code, title }))
      .sort((one, other) => one.title.localeCompare(other.title, 'zh-CN')),
    following: await Promise.all(
      newest.map(async ({ code, title, version }) => ({
        code,
        title,
        look: await lookAddress(ctx, code, version),
      })),
    ),
  }
}
