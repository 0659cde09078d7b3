import type { PageFacts } from '@yingzao/checks'
import type { JsonValue } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { type AssetRow, findAssetsWithVariants, type VariantRow } from './asset-store'

/** What the checks want to know of a page's files. */
export type FileFacts = Required<Pick<PageFacts, 'images' | 'films'>>

/** Any stored file, by its address. */
const ADDRESS = /\/assets\/([0-9a-f]{64})\.\w{3,4}/g

/** Size and weight of every stored file that a document names, by the address it uses. One query. */
export async function fileFacts(ctx: Pick<Context, 'db'>, document: JsonValue): Promise<FileFacts> {
  const addresses = new Map<string, string>()
  for (const [address, hash = ''] of JSON.stringify(document).matchAll(ADDRESS)) addresses.set(hash, address)
  const facts: { images: Record<string, ImageFacts>; films: Record<string, FilmFacts> } = {
    images: {},
    films: {},
  }
  if (addresses.size === 0) return facts
  const rows = await findAssetsWithVariants(ctx.db, [...addresses.keys()])
  for (const { asset } of rows) {
    const { hash, type, bytes, width, height } = asset
    const address = addresses.get(hash) ?? ''
    if (width === null || height === null) facts.films[address] = { bytes }
    else facts.images[address] = { width, height, type, bytes: loadedBytes(asset, rows) }
  }
  return facts
}

type ImageFacts = FileFacts['images'][string]
type FilmFacts = FileFacts['films'][string]

/** What a browser loads at most: the largest copy that all of them take, and the original where there is none. */
function loadedBytes(original: AssetRow, rows: readonly { variant: VariantRow | null }[]): number {
  const copies = rows.flatMap(({ variant }) =>
    variant?.asset_hash === original.hash && variant.format === 'webp' ? variant.bytes : [],
  )
  return copies.length > 0 ? Math.max(...copies) : original.bytes
}
