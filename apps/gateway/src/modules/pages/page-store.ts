import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { isPublished } from './page-state'
import { page, pageVersion } from './page-tables'

/** The database, or one transaction of it. */
type Queries = Orm | Transaction

export type PageRow = typeof page.$inferSelect

export interface PageSummary {
  code: string
  title: string
  status: PageRow['status']
  published_version: number | null
  newest_version: number | null
  updated_at: Date
}

/** Creates the page if it is new, and locks its row for this transaction: others who change it wait. */
export async function lockOrCreatePage(
  tx: Transaction,
  fields: Pick<PageRow, 'code' | 'title'> & Partial<PageRow>,
): Promise<PageRow> {
  await tx.insert(page).values(fields).onConflictDoNothing()
  const row = await lockPage(tx, fields.code)
  if (!row) throw new Error(`Page ${fields.code} was deleted while it was stored. Repeat the call.`)
  return row
}

/** Creates a page. Undefined: there is already one with this code. */
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

/** The code that a page has now. Undefined: there is no such page. */
export async function findCode(db: Queries, id: number): Promise<string | undefined> {
  const [row] = await db.select({ code: page.code }).from(page).where(eq(page.id, id))
  return row?.code
}

/** Locks a page's row for this transaction. Undefined: there is no such page. */
export async function lockPage(tx: Transaction, code: string): Promise<PageRow | undefined> {
  const [row] = await tx.select().from(page).where(eq(page.code, code)).for('update')
  return row
}

/** Changes a page's own data, or the version it points to. Sends a `page_changed` notice on commit. */
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
