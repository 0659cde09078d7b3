import sharp, { type Metadata } from 'sharp'
import type { AssetType } from '../asset-types'
import { stripMetadata } from './strip-metadata'

/** What a picture's header says, and the picture without the metadata of its camera and its programs. */
export interface Examined {
  width: number
  height: number
  /** Frames of an animation; 1 for a still picture. */
  pages: number
  /** As displayed, upright. */
  shown: { width: number; height: number }
  /** Undefined: it has to be rotated, or its structure is not understood, so it must be encoded again. */
  clean: Uint8Array | undefined
}

/**
 * Examines a picture without decoding it. Done in a worker: a picture may have a million pieces of metadata, and sharp
 * makes an object of each. Undefined: it is damaged.
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
