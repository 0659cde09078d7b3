import type { PageState } from '@yingzao/contract/studio'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Orm, Transaction } from '../../../db/database'
import { microsOf } from '../../../db/micros'
import { memberNames } from '../../members'
import { tagsOfPage } from '../filing/filing-store'
import { pageFolder, pageInFolder } from '../filing/filing-tables'
import { pageDraft, pageSchedule } from '../page-draft-tables'
import { isPublished, stateColumn } from '../page-state'
import { page, pageAddress, pageVersion } from '../page-tables'
import { nameOf } from './member-names'

type Queries = Orm | Transaction

/** A page as it appears in lists. */
export type PageListRow = Awaited<ReturnType<typeof findRows>>[number]

/** The version that visitors see, once it is joined. */
export const published = alias(pageVersion, 'published')
const scheduled = alias(pageVersion, 'scheduled')
const owner = memberNames('owner')
const scheduler = memberNames('scheduler')
const saver = memberNames('saver')

/** The other codes that lead to it, the oldest first. */
const formerCodes = sql<string[]>`array(
  SELECT ${pageAddress.code} FROM ${pageAddress}
  WHERE ${pageAddress.page_id} = ${page.id} AND ${pageAddress.code} <> ${page.code}
  ORDER BY ${pageAddress.since}, ${pageAddress.code})`

/** The title in the draft, or the page's own. */
export const titleOf = sql<string>`coalesce(${pageDraft.title}, ${page.title})`

/** When the content being edited was last changed: the draft, or else the newest version. */
const newestColumn = (name: string) => sql`newest.${sql.identifier(name)}`
export const changedAt = sql`coalesce(${pageDraft.updated_at}, ${newestColumn('created_at')}, ${page.created_at})`

/** Whether the content being edited differs from what visitors see. */
export const hasChanges = sql<boolean>`
  coalesce(${pageDraft.content_hash}, ${newestColumn('content_hash')}) IS DISTINCT FROM ${published.content_hash}`

export const isScheduled = sql`${pageSchedule.page_id} IS NOT NULL`

/** The newest version of a page, for a query that joins it to the page. */
export function newestOf(db: Queries) {
  return db
    .select({
      version: pageVersion.version,
      content_hash: pageVersion.content_hash,
      created_at: pageVersion.created_at,
      created_by: pageVersion.created_by,
    })
    .from(pageVersion)
    .where(eq(pageVersion.page_id, page.id))
    .orderBy(desc(pageVersion.version))
    .limit(1)
    .as('newest')
}

/** The pages that match a condition, last changed first. */
export async function findRows(db: Queries, { where, limit }: { where: SQL | undefined; limit: number }) {
  const newest = newestOf(db)
  return db
    .select({
      id: page.id,
      micros: microsOf(changedAt),
      code: page.code,
      title: titleOf,
      state: stateColumn,
      former_codes: formerCodes,
      was_published: sql<boolean>`${page.status} <> 'draft'`,
      owner: { member_id: owner.member_id, name: owner.name },
      folder: { id: pageFolder.id, name: pageFolder.name },
      tags: tagsOfPage,
      published_version: published.version,
      newest_version: newest.version,
      revision: sql<number>`coalesce(${pageDraft.revision}, 0)`,
      has_changes: hasChanges,
      is_drafted: sql<boolean>`${pageDraft.page_id} IS NOT NULL`,
      page_window: { start_at: page.start_at, end_at: page.end_at },
      draft_window: { start_at: pageDraft.start_at, end_at: pageDraft.end_at },
      schedule: {
        publish_at: pageSchedule.publish_at,
        version: scheduled.version,
        take_down_at: pageSchedule.take_down_at,
        by: scheduler.name,
        problem: pageSchedule.problem,
      },
      updated_at: sql`${changedAt}`.mapWith(page.updated_at),
      updated_by: sql<string>`coalesce(
        ${saver.name}, ${nameOf(newestColumn('created_by'))}, '')`,
    })
    .from(page)
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .leftJoin(published, and(eq(published.id, page.published_version_id), isPublished))
    .leftJoin(pageSchedule, eq(pageSchedule.page_id, page.id))
    .leftJoin(scheduled, eq(scheduled.id, pageSchedule.version_id))
    .leftJoin(scheduler, eq(scheduler.member_id, pageSchedule.set_by))
    .leftJoin(saver, eq(saver.member_id, pageDraft.updated_by))
    .leftJoin(owner, eq(owner.member_id, page.owner_id))
    .leftJoin(pageInFolder, eq(pageInFolder.page_id, page.id))
    .leftJoin(pageFolder, eq(pageFolder.id, pageInFolder.folder_id))
    .where(where)
    .orderBy(desc(changedAt), desc(page.id))
    .limit(limit)
}

/** How many pages in each state match a condition. */
export async function countStates(
  db: Orm,
  where: SQL | undefined,
): Promise<{ state: PageState; count: number }[]> {
  return db
    .select({ state: stateColumn, count: sql<number>`count(*)::int` })
    .from(page)
    .leftJoin(pageDraft, eq(pageDraft.page_id, page.id))
    .where(where)
    .groupBy(sql`1`)
}
