import { inArray, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { rendering, renderingAsset, renderingPart } from './rendering-tables'

type Queries = Orm | Transaction

export type RenderingRow = typeof rendering.$inferSelect
export type AssetRow = typeof renderingAsset.$inferSelect
export type NewAsset = Omit<AssetRow, 'first_served_at'>

/** Rows per statement, limited by its size: a part may be a few hundred kilobytes. */
const AT_ONCE = 50

/** Keeps the bytes of a page; existing ones stay. */
export async function insertRendering(
  db: Queries,
  row: Omit<RenderingRow, 'first_loaded_at'>,
): Promise<void> {
  // A list of lists would be taken for a database array.
  const values = { ...row, parts: sql`${JSON.stringify(row.parts)}::jsonb` }
  await db.insert(rendering).values(values).onConflictDoNothing()
}

/** Which of these parts are already kept. */
export async function keptParts(db: Queries, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ sha256: renderingPart.sha256 })
    .from(renderingPart)
    .where(inArray(renderingPart.sha256, [...hashes]))
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** Keeps parts; existing ones stay. In the order of their hashes, so that two processes never deadlock. */
export async function insertParts(db: Queries, parts: ReadonlyMap<string, Buffer>): Promise<void> {
  const rows = [...parts].map(([sha256, packed]) => ({ sha256, packed }))
  rows.sort((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insert(renderingPart)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoNothing()
}

/** Records which bytes addresses had; existing rows stay. */
export async function insertAssets(db: Queries, assets: readonly NewAsset[]): Promise<void> {
  const rows = assets.toSorted((a, b) => (a.address + a.sha256 < b.address + b.sha256 ? -1 : 1))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insert(renderingAsset)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoNothing()
}

/** What is known about the bytes behind some addresses, the earliest of each first. */
export async function findAssets(db: Queries, addresses: readonly string[]): Promise<AssetRow[]> {
  if (addresses.length === 0) return []
  return db
    .select()
    .from(renderingAsset)
    .where(inArray(renderingAsset.address, [...addresses]))
    .orderBy(renderingAsset.address, renderingAsset.first_served_at)
}

/** Some parts as they are kept, packed, by their hashes. */
export async function findParts(db: Queries, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  for (let at = 0; at < hashes.length; at += AT_ONCE) {
    const rows = await db
      .select()
      .from(renderingPart)
      .where(inArray(renderingPart.sha256, hashes.slice(at, at + AT_ONCE)))
    for (const { sha256, packed } of rows) found.set(sha256, packed)
  }
  return found
}
