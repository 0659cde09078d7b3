import type { Container } from '@yingzao/schema/client'

/** Widths to view a page at, in CSS pixels: phones from narrow to wide, a tablet, a desktop. */
export const PREVIEW_WIDTHS = [320, 375, 390, 430, 768, 1280] as const

export type PreviewWidth = (typeof PREVIEW_WIDTHS)[number]

const TABLET = 768

export function kindOf(width: PreviewWidth): 'phone' | 'tablet' | 'desktop' {
  if (width > TABLET) return 'desktop'
  return width === TABLET ? 'tablet' : 'phone'
}

/** The width at which most visitors use a container. */
export function usualWidth(place: Container): PreviewWidth {
  return place === 'pc' ? 1280 : 390
}
