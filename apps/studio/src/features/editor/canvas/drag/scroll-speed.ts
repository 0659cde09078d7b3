/** Pixels from an edge within which it scrolls, and how many at most for each frame that is drawn. */
const NEAR = 56
const MOST = 14

/** How far to scroll now for a pointer near an edge: further the nearer it is, upwards below zero. */
export function speedAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  // A low box would scroll wherever the pointer is.
  const near = Math.min(NEAR, (bottom - top) / 4)
  if (y < top + near) return -Math.ceil(MOST * Math.min(1, (top + near - y) / near))
  if (y > bottom - near) return Math.ceil(MOST * Math.min(1, (y - bottom + near) / near))
  return 0
}
