import type { AssetRow } from './use-assets'
import { wording } from './wording'

/** How large an asset is on a page; for a video, what it is. */
export function sizeText({ kind, width, height }: Pick<AssetRow, 'kind' | 'width' | 'height'>): string {
  if (width === null || height === null) return wording.kinds[kind]
  return wording.size(width, height)
}

/** What most people call a MIME type: `JPEG`, `SVG`. */
export function typeText(type: string): string {
  const name = type.slice(type.indexOf('/') + 1).replace('svg+xml', 'svg')
  return name === 'webp' ? 'WebP' : name.toUpperCase()
}

/** How much smaller a copy is, in whole percent. */
export function savedPercent(copy: number, original: number): number {
  return Math.max(0, Math.round((1 - copy / original) * 100))
}
