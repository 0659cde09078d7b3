import type { AssetType } from '../asset-types'
import { stripGif } from './strip-gif'
import { stripJpeg } from './strip-jpeg'
import { stripPng } from './strip-png'
import { stripWebp } from './strip-webp'

const STRIP: Partial<Record<AssetType, (bytes: Buffer) => Buffer | undefined>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
}

/**
 * Returns a picture without the metadata of its camera and its programs, its pixels the same to the byte. Undefined:
 * its structure is not understood. It walks every byte, so it runs in a worker.
 */
export function stripMetadata(type: AssetType, bytes: Uint8Array): Uint8Array | undefined {
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return picture.length < 16 ? undefined : STRIP[type]?.(picture)
}
