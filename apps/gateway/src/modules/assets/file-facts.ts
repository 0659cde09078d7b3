import type { JsonValue } from '@yingzao/schema/server'
import type { Database, Transaction } from '../../db/database'
import { type AssetRow, findAssetsWithVariants, type VariantRow } from './asset-store'

/** What the checks want to know of a page's files, by the addresses that it uses. */
export interface FileFacts {
  images: Record<string, { width: number; height: number; bytes: number; type: string }>
  videos: Record<string, { bytes: number }>
}

/** Any stored file, by its address. */
const ADDRESS = /\/assets\/([0-9a-f]{64})\.\w{3,4}/g

/** Size and weight of every stored file that a document names, by the address it uses. One query. */
export async function fileFacts(
  ctx: { db: Pick<Database, 'orm'> | { orm: Transaction } },
  document: JsonValue,
): Promise<FileFacts> {
  const addresses = new Map<string, string>()
  for (const [address, hash = ''] of JSON.stringify(document).matchAll(ADDRESS)) addresses.set(hash, address)
  const facts: FileFacts = { images: {}, videos: {} }
  if (addresses.size === 0) return facts
  const rows = await findAssetsWithVariants(ctx.db, [...addresses.keys()])
  for (const { asset } of rows) {
    const { hash, type, bytes, width, height } = asset
    const address = addresses.get(hash) ?? ''
    if (width === null || height === null) facts.videos[address] = { bytes }
    else {
      const copies = rows.flatMap(({ variant }) => (variant?.asset_hash === hash ? variant : []))
      facts.images[address] = { width, height, type, bytes: loadedBytes(asset, copies) }
    }
  }
  return facts
}

/**
 * Returns the most that a browser loads: the largest copy in the format that all of them support, or the original where
 * there is none.
 */
export function loadedBytes(
  { bytes }: Pick<AssetRow, 'bytes'>,
  copies: readonly Pick<VariantRow, 'format' | 'bytes'>[],
): number {
  const taken = copies.filter(({ format }) => format === 'webp').map((copy) => copy.bytes)
  return taken.length > 0 ? Math.max(...taken) : bytes
}
