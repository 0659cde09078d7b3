import sharp, { type Metadata } from 'sharp'
import { inWorker } from '../../../workers/in-worker'
import type { AssetType } from '../asset-types'
import { inTurn } from '../in-turn'
import { damagedImage, MAX_PIXELS } from '../read-image'
import type { stripMetadata } from './strip-metadata'

const stripInWorker = inWorker<typeof stripMetadata>(
  new URL('./strip-metadata.ts', import.meta.url),
  'stripMetadata',
)

/**
 * A picture as everybody may have it: upright, with its colour profile, and without EXIF, XMP and other notes, which say
 * where it was taken, when and with what. It keeps its pixels to the byte, unless it lies on its side. Cleaning what is
 * clean gives the same bytes. Throws AssetRefusal for a picture that does not decode. For one whose size was checked.
 */
export async function cleanPicture(type: AssetType, bytes: Uint8Array): Promise<Uint8Array> {
  const { orientation = 1 } = await facts(bytes)
  const stripped = orientation === 1 ? await stripInWorker(type, bytes) : undefined
  return stripped && !(await hasNotes(stripped)) ? stripped : inTurn(() => drawAnew(bytes))
}

async function hasNotes(bytes: Uint8Array): Promise<boolean> {
  const { exif, xmp, iptc } = await facts(bytes)
  return exif !== undefined || xmp !== undefined || iptc !== undefined
}

function facts(bytes: Uint8Array): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .metadata()
    .catch(() => {
      throw damagedImage()
    })
}

function drawAnew(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true })
    .autoOrient()
    .keepIccProfile()
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 92, force: false })
    .toBuffer()
    .catch(() => {
      throw damagedImage()
    })
}
