import type { Finding, JsonValue } from '@yingzao/schema/server'
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { pageDraft } from './page-draft-tables'
import { isPublished } from './page-state'
import { page, pageRender, pageVersion } from './page-tables'

/** The database, or one transaction of it. */
type Queries = Orm | Transaction

export type PageRow = typeof page.$inferSelect
export type VersionRow = Omit<typeof pageVersion.$inferSelect, 'document' | 'findings'> & {
  document: JsonValue
  findings: Finding[]
}
export type RenderRow = typeof pageRender.$inferSelect

export interface PageSummary {
  code: string
  title: string
  status: PageRow['status']
  published_version: number | null
  newest_version: number | null
  updated_at: Date
}

/** Makes the page when it is new, and holds its row for this transaction: whoever changes it waits. */
export async function lockOrCreatePage(
  tx: Transaction,
  fields: Pick<PageRow, 'code' | 'title'> & Partial<PageRow>,
): Promise<PageRow> {
  await tx.insert(page).values(fields).onConflictDoNothing()
  const row = await lockPage(tx, fields.code)
  if (!row) throw new Error(`Page ${fields.code} was deleted while it was stored. Repeat the call.`)
  return row
}

/** Makes a page. Undefined: there is one of this code. */
export async function insertPage(
  tx: Transaction,
  fields: Pick<PageRow, 'code' | 'title'> & Partial<PageRow>,
): Promise<PageRow | undefined> {
  const [row] = await tx.insert(page).values(fields).onConflictDoNothing().returning()
  return row
}

/** A page by its code. Undefined: there is none. */
export async function findPage(db: Queries, code: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(page).where(eq(page.code, code))
  return row
}

/** Holds a page's row for this transaction. Undefined: there is no such page. */
export async function lockPage(tx: Transaction, code: string): Promise<PageRow | undefined> {
  const [row] = await tx.select().from(page).where(eq(page.code, code)).for('update')
  return row
}

/** Changes what a page says of itself, or where it points. Commits with a `page_changed` notice. */
export async function updatePage(
  tx: Transaction,
  id: number,
  changes: { [Field in keyof PageRow]?: PageRow[Field] | SQL },
): Promise<void> {
  await tx
    .update(page)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(page.id, id))
}

/** Adds an immutable version. The caller holds the page's row and numbers the versions. */
export async function insertVersion(
  tx: Transaction,
  row: Omit<VersionRow, 'id' | 'created_at'>,
): Promise<VersionRow> {
  const [stored] = await tx.insert(pageVersion).values(row).returning()
  if (!stored) throw new Error('The database returned no row for a stored version.')
  return stored as VersionRow
}

/** One version of a page, the newest when no number is given. */
export async function findVersion(
  db: Queries,
  code: string,
  version?: number,
): Promise<VersionRow | undefined> {
  const [found] = await db
    .select({ version: pageVersion })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.page_id))
    .where(and(eq(page.code, code), version === undefined ? undefined : eq(pageVersion.version, version)))
    .orderBy(desc(pageVersion.version))
    .limit(1)
  return found && (found.version as VersionRow)
}

/** The number that a version has within its page; null: there is no such version. */
export async function findVersionNumber(db: Queries, id: number): Promise<number | null> {
  const [row] = await db
    .select({ version: pageVersion.version })
    .from(pageVersion)
    .where(eq(pageVersion.id, id))
  return row?.version ?? null
}

/** The page and the version that visitors see. Undefined: none published, or taken down. */
export async function findPublished(
  db: Queries,
  code: string,
): Promise<{ page: PageRow; version: VersionRow } | undefined> {
  const [found] = await db
    .select({ page, version: pageVersion })
    .from(page)
    .innerJoin(pageVersion, eq(pageVersion.id, page.published_version_id))
    .where(and(eq(page.code, code), isPublished))
  return found && { ...found, version: found.version as VersionRow }
}

/** The bytes visitors get: of this build when there are any, else the newest of another, which still shows the page. */
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

/** Changes how the same text is compressed, and announces the page when visitors get these bytes. */
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

/** Codes of all published pages. */
export async function findPublishedCodes(db: Queries): Promise<string[]> {
  const rows = await db.select({ code: page.code }).from(page).where(isPublished)
  return rows.map((row) => row.code)
}

/** Every page, by code. */
export async function findSummaries(db: Queries): Promise<PageSummary[]> {
  const newest = db
    .select({ page_id: pageVersion.page_id, version: sql<number>`max(${pageVersion.version})`.as('newest') })
    .from(pageVersion)
    .groupBy(pageVersion.page_id)
    .as('newest_version')
  return db
    .select({
      code: page.code,
      title: page.title,
      status: page.status,
      published_version: pageVersion.version,
      newest_version: newest.version,
      updated_at: page.updated_at,
    })
    .from(page)
    .leftJoin(pageVersion, and(eq(pageVersion.id, page.published_version_id), isPublished))
    .leftJoin(newest, eq(newest.page_id, page.id))
    .orderBy(page.code)
}

/** Whether anything was written by somebody else than this author, who writes versions only. */
export async function hasOtherAuthors(db: Queries, author: string): Promise<boolean> {
  const versions = db
    .select({ id: pageVersion.page_id })
    .from(pageVersion)
    .where(ne(pageVersion.created_by, author))
  const rows = await versions.unionAll(db.select({ id: pageDraft.page_id }).from(pageDraft)).limit(1)
  return rows.length > 0
}
