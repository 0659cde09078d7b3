import sharp from 'sharp'
import { inWorker } from '../../../workers/in-worker'
import type { AssetType } from '../asset-types'
import { damagedImage, type ImageSize, imageSize, MAX_PIXELS } from '../image-size'
import { inTurn } from '../in-turn'
import type { examinePicture } from './examine-picture'

const examineInWorker = inWorker<typeof examinePicture>(
  new URL('./examine-picture.ts', import.meta.url),
  'examinePicture',
)

/**
 * Returns a picture fit for the public: upright, with its colour profile, and without EXIF, XMP and other metadata,
 * which says where it was taken, when and with what. Its pixels stay the same to the byte, unless it has to be rotated.
 * Cleaning what is clean gives the same bytes. Throws AssetRefusal for a picture that is too large or cannot be
 * decoded.
 */
export async function cleanPicture(
  type: AssetType,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; size: ImageSize }> {
  const examined = await examineInWorker(type, bytes)
  if (!examined) throw damagedImage()
  // The size first: a bomb is never decoded.
  const size = imageSize(examined)
  return { bytes: examined.clean ?? (await inTurn(() => drawAnew(bytes))), size }
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
