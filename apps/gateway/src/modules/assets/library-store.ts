import { and, desc, eq, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { likeText } from '../../db/like-text'
import { microsOf, momentOf } from '../../db/micros'
import { memberNames } from '../members'
import type { VariantRow } from './asset-store'
import { asset, assetVariant } from './asset-tables'
import type { AssetKind } from './asset-types'

/** An asset as the library has it, without its uses. */
export type LibraryRow = Awaited<ReturnType<typeof findRows>>[number]

/** `picture`: whatever can be used as a picture. */
type WantedKind = AssetKind | 'picture'

/** Where a part of the library ended. Neither ever changes, so nothing is shown twice or left out. */
export interface LibraryCursor {
  /** When the last asset came, in microseconds since 1970. */
  micros: string
  hash: string
}

export interface Wanted {
  q?: string | undefined
  kind?: WantedKind | undefined
  is_hidden: boolean
  after?: LibraryCursor | undefined
  limit: number
}

const IS_DRAWING = eq(asset.type, 'image/svg+xml')
const IS_VIDEO = eq(asset.type, 'video/mp4')

const OF_KIND = {
  svg: IS_DRAWING,
  video: IS_VIDEO,
  picture: sql`NOT ${IS_VIDEO}`,
  image: sql`NOT (${IS_DRAWING} OR ${IS_VIDEO})`,
} satisfies Record<WantedKind, SQL>

/** The next assets, newest first. */
export function findLibraryPart(db: Orm, { q, kind, is_hidden, after, limit }: Wanted) {
  const where = and(
    is_hidden ? isNotNull(asset.hidden_at) : isNull(asset.hidden_at),
    q === undefined ? undefined : sql`${asset.name} ILIKE ${`%${likeText(q)}%`}`,
    kind && OF_KIND[kind],
    after &&
      sql`(${asset.created_at}, ${asset.hash})
        < (${momentOf(after.micros)}, ${after.hash})`,
  )
  return findRows(db, where, limit)
}

export async function findLibraryAsset(db: Orm | Transaction, hash: string): Promise<LibraryRow | undefined> {
  const [row] = await findRows(db, eq(asset.hash, hash), 1)
  return row
}

function findRows(db: Orm | Transaction, where: SQL | undefined, limit: number) {
  const member = memberNames('uploader')
  return db
    .select({
      hash: asset.hash,
      type: asset.type,
      bytes: asset.bytes,
      width: asset.width,
      height: asset.height,
      name: asset.name,
      hidden_at: asset.hidden_at,
      created_at: asset.created_at,
      created_by: member.name,
      micros: microsOf(asset.created_at),
      // The narrowest copy that is sharp in a list, also for clients without AVIF.
      thumb_width: sql<number | null>`(
        SELECT min(${assetVariant.width}) FROM ${assetVariant}
        WHERE ${and(eq(assetVariant.asset_hash, asset.hash), eq(assetVariant.format, 'webp'), gte(assetVariant.width, 200))})`,
    })
    .from(asset)
    .leftJoin(member, eq(member.member_id, asset.created_by))
    .where(where)
    .orderBy(desc(asset.created_at), desc(asset.hash))
    .limit(limit)
}

/** The smaller copies of an asset by format, the widest of each first. */
export function findVariants(db: Orm, hash: string): Promise<VariantRow[]> {
  return db
    .select()
    .from(assetVariant)
    .where(eq(assetVariant.asset_hash, hash))
    .orderBy(assetVariant.format, desc(assetVariant.width))
}

/** Returns what can be changed of an asset, and locks it until the end of the transaction. */
export async function lockAsset(
  tx: Transaction,
  hash: string,
): Promise<{ name: string; is_hidden: boolean } | undefined> {
  const [row] = await tx
    .select({ name: asset.name, hidden_at: asset.hidden_at })
    .from(asset)
    .where(eq(asset.hash, hash))
    .for('update')
  return row && { name: row.name, is_hidden: row.hidden_at !== null }
}

export async function updateAsset(
  tx: Transaction,
  hash: string,
  { name, is_hidden }: { name?: string; is_hidden?: boolean },
): Promise<void> {
  await tx
    .update(asset)
    .set({
      ...(name !== undefined && { name }),
      ...(is_hidden !== undefined && { hidden_at: is_hidden ? sql`now()` : null }),
    })
    .where(eq(asset.hash, hash))
}

/** The name of an asset in the audit log, which knows it by the beginning of its hash. */
export const assetSubject = (start: SQL): SQL =>
  sql`SELECT a.name FROM ${asset} AS a WHERE a.hash >= ${start} AND a.hash < ${start} || 'g' LIMIT 1`
