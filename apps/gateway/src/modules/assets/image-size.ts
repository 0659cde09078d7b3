import { MAX_UPLOAD_PIXELS } from '@yingzao/contract/studio'
import { AssetRefusal } from './asset-refusal'
import type { Examined } from './metadata/examine-picture'

export const MAX_PIXELS = MAX_UPLOAD_PIXELS

/** Size of an image as it is shown. */
export interface ImageSize {
  /** Pixels, after EXIF orientation. */
  width: number
  height: number
  animated: boolean
}

/** An image's size by what its header says. Throws AssetRefusal for one that is too large. */
export function imageSize({ width, height, pages, shown }: Omit<Examined, 'clean'>): ImageSize {
  const pixels = width * height * pages
  if (pixels > MAX_PIXELS) {
    throw new AssetRefusal(
      `图片有 ${width}×${height} 像素（约 ${Math.round(pixels / 1e6)} 百万），超过 40 百万像素的上限。`,
      '请缩小图片尺寸。',
      { isTooLarge: true },
    )
  }
  return { ...shown, animated: pages > 1 }
}

/** Returns the refusal of an image that cannot be decoded. */
export function damagedImage(): AssetRefusal {
  return new AssetRefusal('图片已损坏，无法读取。', '请重新导出这张图片。')
}
