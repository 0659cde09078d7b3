import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { type AssetStorage, assetStorage } from './asset-storage'
import { findAsset, insertAsset } from './asset-store'
import { type AssetType, addressOf, originalName, variantName } from './asset-types'
import { identifyAsset } from './identify-asset'
import type { ImageSize } from './image-size'
import { inTurn } from './in-turn'
import { makeVariants, type Variant } from './make-variants'
import { blankVideo } from './metadata/blank-video'
import { cleanPicture } from './metadata/clean-picture'
import { cleanDrawing } from './svg/clean-drawing'

/** A file that is accepted. */
export interface AcceptedAsset {
  /** The address that documents use instead of the file's path. */
  address: string
  /** Something the operator should know although the file is accepted. */
  remark?: string
  /** What was removed before it was stored, in words. */
  removed: string[]
}

export interface StoredAsset extends AcceptedAsset {
  hash: string
  /** False: the same bytes were here already. */
  isNew: boolean
}

export interface AssetFile {
  bytes: Uint8Array
  /** Its file name. Empty: only the bytes say what it is. */
  name: string
}

/** Where a file comes from. */
export interface Origin {
  /** Its display name; by default the file's name. */
  name?: string
  /** The member who uploaded it. */
  created_by?: number
  /** False: the library does not offer it, as no member has chosen it. */
  isOffered?: boolean
  /** Done in the transaction that stores the row, and only when there was none. */
  whenNew?: (tx: Transaction, stored: Pick<StoredAsset, 'hash' | 'removed'>) => Promise<void>
}

/** Returns the result of storing a file, without storing it. Throws AssetRefusal for what is not accepted. */
export async function inspectAsset(file: AssetFile): Promise<AcceptedAsset> {
  return (await inspect(file)).accepted
}

/**
 * Stores an image, a drawing or a video under the hash of its bytes, with smaller copies of an image.
 * Throws AssetRefusal for what is not accepted. A repeat is safe: the same bytes give the same address, and
 * files come before rows, so a process killed half-way leaves nothing that a later call does not complete.
 */
export async function storeAsset(
  ctx: Pick<Context, 'config' | 'db'>,
  file: AssetFile,
  { name = file.name, created_by, isOffered = true, whenNew }: Origin = {},
): Promise<StoredAsset> {
  const { accepted, type, bytes, hash, size } = await inspect(file)
  const storage = assetStorage(ctx.config)
  if ((await findAsset(ctx.db, hash)) && (await storage.ask(originalName(hash, type))) !== undefined) {
    return { ...accepted, hash, isNew: false }
  }
  const variants = size?.isDrawing === false ? await inTurn(() => makeVariants(bytes, size)) : []
  await storeFiles(storage, { hash, type, bytes, variants })
  const row = {
    hash,
    type,
    bytes: bytes.byteLength,
    width: size?.width ?? null,
    height: size?.height ?? null,
    name,
    created_by: created_by ?? null,
    hidden_at: isOffered ? null : new Date(),
  }
  const isNew = await insertAsset(
    ctx.db,
    row,
    await Promise.all(
      variants.map(async ({ format, width, bytes }) => ({
        asset_hash: hash,
        format,
        width,
        hash: await sha256(bytes),
        bytes: bytes.byteLength,
      })),
    ),
    async (tx) => whenNew?.(tx, { hash, removed: accepted.removed }),
  )
  return { ...accepted, hash, isNew }
}

interface Inspected {
  accepted: AcceptedAsset
  type: AssetType
  /** What is stored: a drawing is serialised again, pictures and videos lose their metadata. */
  bytes: Uint8Array
  hash: string
  /** Null: a video. */
  size: (ImageSize & { isDrawing: boolean }) | null
}

async function inspect({ bytes: brought, name }: AssetFile): Promise<Inspected> {
  const { type, remark } = await identifyAsset(brought, name)
  const { bytes, size, removed } = await look(type, brought)
  const hash = await sha256(bytes)
  const accepted = { address: addressOf(originalName(hash, type)), removed }
  return { accepted: remark === undefined ? accepted : { ...accepted, remark }, type, bytes, hash, size }
}

async function look(
  type: AssetType,
  bytes: Uint8Array,
): Promise<Pick<Inspected, 'bytes' | 'size'> & { removed: string[] }> {
  if (type === 'video/mp4') return { bytes: blankVideo(bytes), size: null, removed: [] }
  if (type !== 'image/svg+xml') {
    const { size, ...clean } = await cleanPicture(type, bytes)
    return { ...clean, size: { ...size, isDrawing: false }, removed: [] }
  }
  const { width, height, removed, ...clean } = await cleanDrawing(bytes)
  return { bytes: clean.bytes, size: { width, height, animated: false, isDrawing: true }, removed }
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

/** Hashing this many bytes takes some milliseconds. */
const HASHED_AT_ONCE = 4 * 1024 * 1024

/**
 * In parts, so that others get their turn in between. A thread of its own would be given a copy, which takes longer
 * than the hash and is made in one go.
 */
async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let at = 0; at < bytes.byteLength; at += HASHED_AT_ONCE) {
    if (at > 0) await setImmediate()
    hash.update(bytes.subarray(at, at + HASHED_AT_ONCE))
  }
  return hash.digest('hex')
}
