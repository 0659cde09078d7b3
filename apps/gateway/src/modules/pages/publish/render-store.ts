import { and, desc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { isPublished } from '../page-state'
import { page, pageRender } from '../page-tables'

type Queries = Orm | Transaction

export type RenderRow = typeof pageRender.$inferSelect

/**
 * The bytes visitors get: those of this build if there are any, or else the newest of another, which still show the
 * page.
 */
export async function findPublishedRender(
  db: Queries,
  code: string,
  build: string,
): Promise<RenderRow | undefined> {
  const [found] = await db
    .select({ render: pageRender })
    .from(page)
    .innerJoin(pageRender, eq(pageRender.version_id, page.published_version_id))
    .where(and(eq(page.code, code), isPublished))
    .orderBy(desc(eq(pageRender.build, build)), desc(pageRender.created_at))
    .limit(1)
  return found?.render
}

/** Stores the bytes of a version for a build. False: there are some already, and they stay. */
export async function insertRender(db: Queries, row: Omit<RenderRow, 'created_at'>): Promise<boolean> {
  const inserted = await db
    .insert(pageRender)
    .values(row)
    .onConflictDoNothing()
    .returning({ build: pageRender.build })
  return inserted.length > 0
}

/** The bytes of a version for a build. Undefined: it was never rendered, or its bytes have been cleared away. */
export async function findRender(
  db: Queries,
  versionId: number,
  build: string,
): Promise<RenderRow | undefined> {
  const [found] = await db
    .select()
    .from(pageRender)
    .where(and(eq(pageRender.version_id, versionId), eq(pageRender.build, build)))
  return found
}

/** Replaces the compressed form of the same text, and announces the page if visitors get these bytes. */
export async function replaceBrotli(
  db: Queries,
  { version_id, build, br }: Pick<RenderRow, 'version_id' | 'build' | 'br'>,
): Promise<void> {
  await db.execute(sql`
    WITH replaced AS (
      UPDATE ${pageRender} SET br = ${br}
      WHERE version_id = ${version_id} AND build = ${build}
      RETURNING version_id
    )
    SELECT pg_notify('page_changed', ${page.code})
    FROM replaced JOIN ${page} ON ${page.published_version_id} = replaced.version_id`)
}

/** Codes of the published pages that have no bytes of this build yet. */
export async function findCodesToRender(db: Queries, build: string): Promise<string[]> {
  const rows = await db
    .select({ code: page.code })
    .from(page)
    .leftJoin(
      pageRender,
      and(eq(pageRender.version_id, page.published_version_id), eq(pageRender.build, build)),
    )
    .where(and(isPublished, sql`${pageRender.version_id} is null`))
    .orderBy(page.code)
  return rows.map((row) => row.code)
}
