import { MOST_TAGS } from '@yingzao/contract/studio'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { page, pageAddress } from '../page-tables'
import { pageFolder, pageInFolder, pageTag } from './filing-tables'

/** The number of pages that are not archived. */
const shownPages = sql<number>`count(${page.id}) FILTER (WHERE ${page.archived_at} IS NULL)::int`

/** The folders by name, with the number of pages in each. */
export function findFolders(db: Orm): Promise<{ id: number; name: string; count: number }[]> {
  return db
    .select({ id: pageFolder.id, name: pageFolder.name, count: shownPages })
    .from(pageFolder)
    .leftJoin(pageInFolder, eq(pageInFolder.folder_id, pageFolder.id))
    .leftJoin(page, eq(page.id, pageInFolder.page_id))
    .groupBy(pageFolder.id)
    .orderBy(pageFolder.name)
}

export async function countUnfiled(db: Orm): Promise<number> {
  const [row] = await db.select({ count: shownPages }).from(page).where(isIn('none'))
  return row?.count ?? 0
}

/** The tags, most used first, each in a spelling that somebody used. */
export function findTags(db: Orm, limit: number): Promise<{ name: string; count: number }[]> {
  return db
    .select({ name: sql<string>`min(${pageTag.name})`, count: shownPages })
    .from(pageTag)
    .innerJoin(page, eq(page.id, pageTag.page_id))
    .groupBy(sql`lower(${pageTag.name})`)
    .orderBy(sql`2 DESC, 1`)
    .limit(limit)
}

/** Creates a folder and returns its id. Throws if the name is taken, see `FOLDER_TAKEN`. */
export async function insertFolder(
  tx: Transaction,
  folder: { name: string; created_by: number },
): Promise<number> {
  const [row] = await tx.insert(pageFolder).values(folder).returning({ id: pageFolder.id })
  return (row as { id: number }).id
}

/**
 * Renames a folder and returns its former name. Undefined: there is no such folder. Throws if the name is taken, see
 * `FOLDER_TAKEN`.
 */
export async function renameFolder(tx: Transaction, id: number, name: string): Promise<string | undefined> {
  const [before] = await tx
    .select({ name: pageFolder.name })
    .from(pageFolder)
    .where(eq(pageFolder.id, id))
    .for('update')
  if (before) await tx.update(pageFolder).set({ name }).where(eq(pageFolder.id, id))
  return before?.name
}

/** Deletes a folder and returns it, with how many pages were in it. Undefined: there was none. */
export async function deleteFolder(
  tx: Transaction,
  id: number,
): Promise<{ name: string; released: number } | undefined> {
  // Held first, so that no page is put into it while they are counted.
  const [folder] = await tx
    .select({ name: pageFolder.name })
    .from(pageFolder)
    .where(eq(pageFolder.id, id))
    .for('update')
  if (!folder) return undefined
  const { rowCount } = await tx.delete(pageInFolder).where(eq(pageInFolder.folder_id, id))
  await tx.delete(pageFolder).where(eq(pageFolder.id, id))
  return { name: folder.name, released: rowCount ?? 0 }
}

/**
 * The pages that codes lead to, locked for this transaction in a fixed order, so that two who file the same ones take
 * turns.
 */
export async function holdPages(tx: Transaction, codes: readonly string[]): Promise<number[]> {
  const wanted = tx
    .select({ id: pageAddress.page_id })
    .from(pageAddress)
    .where(inArray(pageAddress.code, [...codes]))
  const rows = await tx
    .select({ id: page.id })
    .from(page)
    .where(inArray(page.id, wanted))
    .orderBy(page.id)
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** Puts pages into a folder, wherever they were before. Throws if there is no such folder, see `NO_FOLDER`. */
export async function putInFolder(tx: Transaction, ids: readonly number[], folder_id: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(pageInFolder)
    .values(ids.map((page_id) => ({ page_id, folder_id })))
    .onConflictDoUpdate({ target: pageInFolder.page_id, set: { folder_id } })
}

export async function takeFromFolders(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.delete(pageInFolder).where(inArray(pageInFolder.page_id, [...ids]))
}

export async function removeTags(
  tx: Transaction,
  ids: readonly number[],
  names: readonly string[],
): Promise<void> {
  if (ids.length === 0 || names.length === 0) return
  await tx
    .delete(pageTag)
    .where(and(inArray(pageTag.page_id, [...ids]), sql`lower(${pageTag.name}) IN (${lowered(names)})`))
}

/**
 * Adds a tag to the pages that do not have it, in the first free place of each and in the spelling other pages use.
 * Returns how many of them have no place left.
 */
export async function addTag(tx: Transaction, ids: readonly number[], name: string): Promise<number> {
  if (ids.length === 0) return 0
  const { rows } = await tx.execute<{ full: number }>(sql`
    WITH wanting AS (
      SELECT wanted.page_id, (
        SELECT min(free.place) FROM generate_series(1, ${MOST_TAGS}::int) AS free(place)
        WHERE NOT EXISTS (
          SELECT FROM ${pageTag} AS t WHERE t.page_id = wanted.page_id AND t.place = free.place)
      ) AS place
      FROM unnest(${sql.param(ids)}::bigint[]) AS wanted(page_id)
      WHERE NOT EXISTS (
        SELECT FROM ${pageTag} AS t WHERE t.page_id = wanted.page_id AND lower(t.name) = lower(${name}))
    ), added AS (
      INSERT INTO ${pageTag} (page_id, place, name)
      SELECT page_id, place,
        coalesce((SELECT min(t.name) FROM ${pageTag} AS t WHERE lower(t.name) = lower(${name})), ${name})
      FROM wanting WHERE place IS NOT NULL
    )
    SELECT count(*) FILTER (WHERE place IS NULL)::int AS full FROM wanting`)
  return rows[0]?.full ?? 0
}

/** Gives a new page the folder and the tags of another. */
export async function copyFiling(tx: Transaction, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${pageInFolder} (page_id, folder_id)
    SELECT ${to}::bigint, folder_id FROM ${pageInFolder} WHERE page_id = ${from}`)
  await tx.execute(sql`
    INSERT INTO ${pageTag} (page_id, place, name)
    SELECT ${to}::bigint, place, name FROM ${pageTag} WHERE page_id = ${from}`)
}

/** In a query of pages: those in a folder, or in none. */
export function isIn(folder: number | 'none'): SQL {
  const lies = sql`SELECT FROM ${pageInFolder} WHERE ${pageInFolder.page_id} = ${page.id}`
  if (folder === 'none') return sql`NOT EXISTS (${lies})`
  return sql`EXISTS (${lies} AND ${pageInFolder.folder_id} = ${folder})`
}

/** In a query of pages: those with a tag, regardless of case. */
export function isTagged(name: string): SQL {
  return sql`EXISTS (
    SELECT FROM ${pageTag} WHERE ${pageTag.page_id} = ${page.id} AND lower(${pageTag.name}) = lower(${name}))`
}

/** In a query of pages: a page's tags. */
export const tagsOfPage = sql<string[]>`array(
  SELECT ${pageTag.name} FROM ${pageTag} WHERE ${pageTag.page_id} = ${page.id} ORDER BY ${pageTag.place})`

/** The index that keeps two folders from having the same name, regardless of case. */
export const FOLDER_TAKEN = ['page_folder_name']

/** The constraint that refuses to put a page into a folder that no longer exists. */
export const NO_FOLDER = ['page_in_folder_folder_id_page_folder_id_fk']

/** The name of a folder in the audit log, which knows it as `folder:3`. */
export const folderSubject = (key: SQL): SQL =>
  sql`SELECT f.name FROM ${pageFolder} AS f WHERE f.id::text = ${key}`

function lowered(names: readonly string[]): SQL {
  return sql`SELECT lower(name) FROM unnest(${sql.param(names)}::text[]) AS given(name)`
}
