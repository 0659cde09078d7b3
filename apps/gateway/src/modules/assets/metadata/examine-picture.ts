import sharp, { type Metadata } from 'sharp'
import type { AssetType } from '../asset-types'
import { stripMetadata } from './strip-metadata'

/** What a picture's header says, and the picture without what its camera and its programs noted. */
export interface Examined {
  width: number
  height: number
  /** Of an animation; 1 for a picture that stands still. */
  pages: number
  /** As it is shown, upright. */
  shown: { width: number; height: number }
  /** Undefined: it lies on its side, or its form is not understood, so it has to be drawn anew. */
  clean: Uint8Array | undefined
}

/**
 * Looks at a picture without decoding it. In a worker: one may have a million notes, each of which sharp makes an object
 * of. Undefined: it is damaged.
 */
export async function examinePicture(type: AssetType, bytes: Uint8Array): Promise<Examined | undefined> {
  const found = await factsOf(bytes)
  if (!found) return undefined
  const { width, height, pages = 1, autoOrient, orientation = 1 } = found
  const stripped = orientation === 1 ? stripMetadata(type, bytes) : undefined
  const left = stripped && (await factsOf(stripped))
  const isClean = left && !left.exif && !left.xmp && !left.iptc
  return { width, height, pages, shown: autoOrient, clean: isClean ? stripped : undefined }
}

async function factsOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}
