import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { hasChanges, isScheduled, newestOf, published, titleOf } from '../api/page-rows'
import { isAboutPublished } from '../judge/judgement-store'
import { pageDraft, pageSchedule } from '../page-draft-tables'
import { isPublished } from '../page-state'
import { page, pageJudgement, pageVersion } from '../page-tables'
import { scheduleColumns, setter } from '../schedule/schedule-rows'

const isPutAway = sql`${page.archived_at} IS NOT NULL`
const isWindowOver = lte(page.end_at, sql`now()`)
const isCountdownOver = lte(pageJudgement.ends_at, sql`now()`)
/** If the campaign is over, that is what visitors are told first. */
const endedAt = sql<Date>`CASE WHEN ${isWindowOver} THEN ${page.end_at} ELSE ${pageJudgement.ends_at} END`

/** Published pages whose campaign or one of whose countdowns is over. */
const isEnded = sql`(${isPublished} AND (${isWindowOver} OR ${isCountdownOver}))`

/** Published pages that could not be published again. */
const isFailing = sql`(${isPublished} AND ${pageJudgement.errors} > 0)`

const isUnjudged = sql`(${isPublished} AND ${pageJudgement.page_id} IS NULL)`

/** Published pages with different content being edited. */
export const isChanged = and(isPublished, hasChanges)

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) FILTER (WHERE ${condition} AND NOT ${isPutAway})::int`

/** How many pages there are of each kind shown on the first screen, and the time of counting. */
export async function countPages(tx: Transaction) {
  const newest = newestOf(tx)
  const [counts] = await tx
    .select({
      at: sql`now()`.mapWith(page.created_at),
      pages: countOf(sql`true`),
      published: countOf(isPublished),
      changed: countOf(isChanged),
      unpublished: countOf(eq(page.status, 'draft')),
      scheduled: countOf(isScheduled),
      ended: countOf(isEnded),
      failing: countOf(isFailing),
      unjudged: countOf(isUnjudged),
    })
    .from(page)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .leftJoin(published, and(eq(published.id, page.published_version_id), isPublished))
    .leftJoin(pageSchedule, eq(pageSchedule.page_id, page.id))
    .leftJoin(pageJudgement, isAboutPublished)
  if (!counts) throw new Error('The database counted pages and answered nothing.')
  return counts
}

/** What is scheduled, the next first; what could not be done is older than all of it. */
export async function findScheduled(tx: Transaction, limit: number) {
  return tx
    .select({ code: page.code, title: titleOf, ...scheduleColumns })
    .from(pageSchedule)
    .innerJoin(page, eq(page.id, pageSchedule.page_id))
    .innerJoin(setter, eq(setter.member_id, pageSchedule.set_by))
    .leftJoin(pageVersion, eq(pageVersion.id, pageSchedule.version_id))
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .orderBy(sql`least(${pageSchedule.publish_at}, ${pageSchedule.take_down_at})`, page.id)
    .limit(limit)
}

export async function findEnded(tx: Transaction, limit: number) {
  return tx
    .select({
      code: page.code,
      title: titleOf,
      what: sql<'window' | 'countdown'>`CASE WHEN ${isWindowOver} THEN 'window' ELSE 'countdown' END`,
      ended_at: endedAt.mapWith(page.end_at),
    })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .leftJoin(pageJudgement, isAboutPublished)
    .where(isEnded)
    .orderBy(desc(endedAt), page.id)
    .limit(limit)
}

export async function findFailing(tx: Transaction, limit: number) {
  return tx
    .select({
      code: page.code,
      title: titleOf,
      errors: pageJudgement.errors,
      first_error: sql<string>`${pageJudgement.first_error}`,
      judged_at: pageJudgement.judged_at,
    })
    .from(page)
    .innerJoin(pageJudgement, isAboutPublished)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .where(isFailing)
    .orderBy(desc(pageJudgement.errors), page.id)
    .limit(limit)
}
