import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { isPublished } from '../page-state'
import { page, pageJudgement, pageVersion } from '../page-tables'

type Queries = Orm | Transaction

export type Judgement = Omit<typeof pageJudgement.$inferInsert, 'judged_at'>

/** In a query: the judgement is about the version that visitors see. */
export const isAboutPublished = and(
  eq(pageJudgement.page_id, page.id),
  eq(pageJudgement.version_id, page.published_version_id),
)

/** In a query: judged before today in China, when countdowns, dates and files were different. */
const isOld = sql`(${pageJudgement.judged_at} AT TIME ZONE 'Asia/Shanghai')::date
  < ${todayInChina}`

/** The published versions that nobody has judged today with this build. */
export async function findVersionsToJudge(
  db: Queries,
  build: string,
): Promise<{ code: string; version: number }[]> {
  return db
    .select({ code: page.code, version: pageVersion.version })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .leftJoin(pageJudgement, isAboutPublished)
    .where(and(isPublished, or(isNull(pageJudgement.page_id), ne(pageJudgement.build, build), isOld)))
    .orderBy(page.id)
}

/**
 * Stores the findings for a version, replacing those of its page. If another version was published meanwhile, nothing
 * is stored: the page's row is locked until this commits.
 */
export async function keepJudgement(
  db: Queries,
  { page_id, version_id, build, errors, first_error = null, ends_at = null }: Judgement,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${pageJudgement} (page_id, version_id, build, errors, first_error, ends_at)
    SELECT id, published_version_id, ${build}, ${errors}::integer, ${first_error}, ${ends_at}::timestamptz
    FROM ${page} WHERE id = ${page_id} AND published_version_id = ${version_id} FOR SHARE
    ON CONFLICT (page_id) DO UPDATE SET version_id = excluded.version_id, build = excluded.build,
      errors = excluded.errors, first_error = excluded.first_error, ends_at = excluded.ends_at, judged_at = now()`)
}
