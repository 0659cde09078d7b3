import { MAX_UPLOAD_PIXELS } from '@yingzao/contract/studio'
import sharp from 'sharp'
import { AssetRefusal } from './asset-refusal'

export const MAX_PIXELS = MAX_UPLOAD_PIXELS

/** Size of an image as it is shown. */
export interface ImageSize {
  /** Pixels, after EXIF orientation. */
  width: number
  height: number
  animated: boolean
}

/** Reads an image's size from its header, before anything decodes it. Throws AssetRefusal for what cannot be one. */
export async function readImage(bytes: Uint8Array): Promise<ImageSize> {
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damagedImage()
    })
  const pixels = found.width * found.height * (found.pages ?? 1)
  if (pixels > MAX_PIXELS) {
    throw new AssetRefusal(
      `图片有 ${found.width}×${found.height} 像素（约 ${Math.round(pixels / 1e6)} 百万），超过 40 百万像素的上限。`,
      '请缩小图片尺寸。',
      { isTooLarge: true },
    )
  }
  return { ...found.autoOrient, animated: (found.pages ?? 1) > 1 }
}

/** The refusal of an image that does not decode. */
export function damagedImage(): AssetRefusal {
  return new AssetRefusal('图片已损坏，无法读取。', '请重新导出这张图片。')
}
