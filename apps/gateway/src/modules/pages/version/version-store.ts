import type { Finding, JsonValue } from '@yingzao/schema/server'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { pageDraft } from '../page-draft-tables'
import { isPublished } from '../page-state'
import type { PageRow } from '../page-store'
import { page, pageVersion } from '../page-tables'

type Queries = Orm | Transaction

export type VersionRow = Omit<typeof pageVersion.$inferSelect, 'document' | 'findings'> & {
  document: JsonValue
  findings: Finding[]
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

/** The row id of a version by page and number; null: there is no such version. */
export async function findVersionId(db: Queries, code: string, version: number): Promise<number | null> {
  const [row] = await db
    .select({ id: pageVersion.id })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.page_id))
    .where(and(eq(page.code, code), eq(pageVersion.version, version)))
  return row?.id ?? null
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

/**
 * Whether anything, or anything on one page, was written by somebody other than this author, who only writes versions.
 */
export async function hasOtherAuthors(db: Queries, author: string, code?: string): Promise<boolean> {
  const ofPage = code === undefined ? undefined : eq(page.code, code)
  const versions = db
    .select({ id: page.id })
    .from(pageVersion)
    .innerJoin(page, eq(page.id, pageVersion.page_id))
    .where(and(ne(pageVersion.created_by, author), ofPage))
  const drafts = db
    .select({ id: page.id })
    .from(pageDraft)
    .innerJoin(page, eq(page.id, pageDraft.page_id))
    .where(ofPage)
  return (await versions.unionAll(drafts).limit(1)).length > 0
}
