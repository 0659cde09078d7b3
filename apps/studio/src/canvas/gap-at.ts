import type { Box } from './box'
import type { Gap } from './canvas-api'

/** Returns the place before or behind a block when the pointer in it is near its upper or lower edge. */
export function gapAt(id: string, box: Box, y: number, near: number): Gap | undefined {
  const { top, bottom, left, right } = box
  // In a low block, the middle still belongs to the block itself.
  const reach = Math.min(near, (bottom - top) / 3)
  if (y - top < reach) return { id, side: 'before', at: top, left, right }
  if (bottom - y < reach) return { id, side: 'behind', at: bottom, left, right }
  return undefined
}
