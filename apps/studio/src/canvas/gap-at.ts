import type { Box } from './box'
import type { Gap } from './canvas-api'

/** Whether a pointer in a block means the place before or behind it: near its upper or lower edge. */
export function gapAt(id: string, box: Box, y: number, near: number): Gap | undefined {
  const { top, bottom, left, right } = box
  // Of a low block the middle stays its own.
  const reach = Math.min(near, (bottom - top) / 3)
  if (y - top < reach) return { id, side: 'before', at: top, left, right }
  if (bottom - y < reach) return { id, side: 'behind', at: bottom, left, right }
  return undefined
}
