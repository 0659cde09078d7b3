import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Context } from '../../context'
import type { AssetStorage } from './asset-storage'
import { findAsset, insertAsset } from './asset-store'
import { type AssetType, addressOf, originalName, variantName } from './asset-types'
import { diskStorage } from './disk-storage'
import { identifyAsset } from './identify-asset'
import { makeVariants, type Variant } from './make-variants'
import { readImage } from './read-image'

/** A file that is accepted. */
export interface AcceptedAsset {
  /** What documents say instead of the file's path. */
  address: string
  /** Something the operator should know although the file is accepted. */
  remark?: string
}

export interface StoredAsset extends AcceptedAsset {
  /** False: the same bytes were here already. */
  isNew: boolean
}

export interface AssetFile {
  bytes: Uint8Array
  /** Its file name. */
  name: string
}

/** The storage this deployment keeps its assets in. */
export function assetStorage(config: Context['config']): AssetStorage {
  return diskStorage(join(config.dataDir, 'assets'))
}

/** Says what storing a file would give, without storing it. Throws AssetRefusal for what is not accepted. */
export async function inspectAsset(file: AssetFile): Promise<AcceptedAsset> {
  return (await inspect(file)).accepted
}

/**
 * Stores an image or a film under the hash of its bytes, with smaller copies of an image.
 * Throws AssetRefusal for what is not accepted. A repeat is safe: the same bytes give the same address, and
 * files come before rows, so a process killed half-way leaves nothing that a later call does not complete.
 */
export async function storeAsset(ctx: Pick<Context, 'config' | 'db'>, file: AssetFile): Promise<StoredAsset> {
  const { accepted, type, hash, size } = await inspect(file)
  const storage = assetStorage(ctx.config)
  if ((await findAsset(ctx.db, hash)) && (await storage.size(originalName(hash, type))) !== undefined) {
    return { ...accepted, isNew: false }
  }
  const variants = size ? await makeVariants(file.bytes, size) : []
  await storeFiles(storage, { hash, type, bytes: file.bytes, variants })
  await insertAsset(
    ctx.db,
    {
      hash,
      type,
      bytes: file.bytes.byteLength,
      width: size?.width ?? null,
      height: size?.height ?? null,
      name: file.name,
    },
    variants.map(({ format, width, bytes }) => ({
      asset_hash: hash,
      format,
      width,
      hash: sha256(bytes),
      bytes: bytes.byteLength,
    })),
  )
  return { ...accepted, isNew: true }
}

async function inspect(file: AssetFile) {
  const { type, remark } = await identifyAsset(file.bytes, file.name)
  const size = type === 'video/mp4' ? null : await readImage(file.bytes)
  const hash = sha256(file.bytes)
  const address = addressOf(originalName(hash, type))
  const accepted: AcceptedAsset = remark === undefined ? { address } : { address, remark }
  return { accepted, type, hash, size }
}

async function storeFiles(
  storage: AssetStorage,
  files: { hash: string; type: AssetType; bytes: Uint8Array; variants: Variant[] },
): Promise<void> {
  for (const { width, format, bytes } of files.variants) {
    await storage.put(variantName(files.hash, width, format), bytes)
  }
  await storage.put(originalName(files.hash, files.type), files.bytes)
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
