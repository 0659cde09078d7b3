/** A point of a picture, in percent from its left and from its top. */
export interface FocusPoint {
  x: number
  y: number
}

interface Crop {
  /** Pixels of the picture; undefined if its size is unknown. */
  image: { width: number; height: number } | undefined
  /** Width of the box over its height. */
  ratio: number
  /** What must stay in sight. */
  focus: FocusPoint
  /** Where in the box it is to be. */
  aim: FocusPoint
}

/**
 * Returns the CSS `object-position` that brings a point of a picture as close as possible to a point of the box it
 * covers.
 */
export function objectPosition({ image, ratio, focus, aim }: Crop): string {
  if (image === undefined) return `${focus.x}% ${focus.y}%`
  const widths = image.width / image.height / ratio
  return `${along(widths, focus.x, aim.x)}% ${along(1 / widths, focus.y, aim.y)}%`
}

/**
 * `size` is how many times the box fits into the picture along this axis; where it does not overflow there is no
 * choice.
 */
function along(size: number, focus: number, aim: number): number {
  if (size <= 1) return 50
  const position = (focus * size - aim) / (size - 1)
  return Math.round(Math.min(100, Math.max(0, position)))
}
