/** How many pixels from an edge scrolling begins, and how many are scrolled at most per animation frame. */
const NEAR = 56
const MOST = 14

/** Returns how far to scroll now for a pointer near an edge: further the nearer it is, negative for upwards. */
export function speedAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  // A low box would scroll wherever the pointer is.
  const near = Math.min(NEAR, (bottom - top) / 4)
  if (y < top + near) return -Math.ceil(MOST * Math.min(1, (top + near - y) / near))
  if (y > bottom - near) return Math.ceil(MOST * Math.min(1, (y - bottom + near) / near))
  return 0
}
