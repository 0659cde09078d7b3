import type { ImageInfo } from '@yingzao/contract/server'
import type { PageDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { type AssetRow, findAssetsWithVariants, type VariantRow } from './asset-store'
import { addressOf, imageAddresses, variantName } from './asset-types'

/** Size and copies of every stored image that a document names, by the address it uses. One query. */
export async function imagesOf(
  ctx: Pick<Context, 'db'>,
  document: PageDocument,
): Promise<Record<string, ImageInfo>> {
  const addresses = new Map<string, string>()
  for (const [address, hash] of imageAddresses(JSON.stringify(document))) addresses.set(hash, address)
  if (addresses.size === 0) return {}
  const images: Record<string, ImageInfo> = {}
  for (const row of await findAssetsWithVariants(ctx.db, [...addresses.keys()])) {
    const address = addresses.get(row.asset.hash)
    if (address === undefined || row.asset.width === null || row.asset.height === null) continue
    images[address] ??= { url: address, width: row.asset.width, height: row.asset.height, variants: [] }
    if (row.variant) images[address].variants.push(toVariant(row.asset, row.variant))
  }
  return images
}

function toVariant(original: AssetRow, variant: VariantRow): ImageInfo['variants'][number] {
  const { format, width } = variant
  return { format, width, url: addressOf(variantName(original.hash, width, format)) }
}
