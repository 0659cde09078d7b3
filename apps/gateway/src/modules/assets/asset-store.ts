import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database'
import { asset, assetVariant } from './asset-tables'

export type AssetRow = typeof asset.$inferSelect
export type VariantRow = typeof assetVariant.$inferSelect

/** The stored asset with that hash, if there is one. A row exists only once all its files are in the storage. */
export async function findAsset(db: Database, hash: string): Promise<AssetRow | undefined> {
  const [row] = await db.orm.select().from(asset).where(eq(asset.hash, hash))
  return row
}

/**
 * Stores an asset and its copies together. A repeat, even at the same time, changes nothing and returns false; exactly
 * one call returns true, and does `whenNew` in the same transaction.
 */
export async function insertAsset(
  db: Database,
  row: Omit<AssetRow, 'created_at'>,
  variants: VariantRow[],
  whenNew: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.orm.transaction(async (tx) => {
    const inserted = await tx.insert(asset).values(row).onConflictDoNothing().returning({ hash: asset.hash })
    if (variants.length > 0) await tx.insert(assetVariant).values(variants).onConflictDoNothing()
    const isNew = inserted.length > 0
    if (isNew) await whenNew(tx)
    return isNew
  })
}

/** The assets with these hashes, each with its copies. Unknown hashes are left out. */
export async function findAssetsWithVariants(
  db: Pick<Database, 'orm'> | { orm: Transaction },
  hashes: string[],
): Promise<Array<{ asset: AssetRow; variant: VariantRow | null }>> {
  return db.orm
    .select({ asset, variant: assetVariant })
    .from(asset)
    .leftJoin(assetVariant, eq(assetVariant.asset_hash, asset.hash))
    .where(inArray(asset.hash, hashes))
    .orderBy(asset.hash, assetVariant.format, assetVariant.width)
}

/**
 * Returns how many files the rows name, and one hash of all their hashes: two databases with the same one name the same
 * files.
 */
export async function sumAssets(db: Pick<Database, 'orm'>): Promise<{ count: number; sha256: string }> {
  const [row] = await db.orm
    .select({
      count: sql<number>`count(*)::int`,
      sha256: sql<string>`encode(sha256(convert_to(coalesce(string_agg(${asset.hash}, '' ORDER BY ${asset.hash}), ''), 'UTF8')), 'hex')`,
    })
    .from(asset)
  return row ?? { count: 0, sha256: '' }
}

/** Returns hash and type of every file that the rows name, without the smaller copies. */
export async function listAssetHashes(db: Pick<Database, 'orm'>): Promise<Pick<AssetRow, 'hash' | 'type'>[]> {
  return db.orm.select({ hash: asset.hash, type: asset.type }).from(asset).orderBy(asset.hash)
}
