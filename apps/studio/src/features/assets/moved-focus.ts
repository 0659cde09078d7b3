const STEP = 0.02
const LARGE_STEP = 0.1

const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A point of a picture: 0 at its left and upper edge, 1 at the others. */
export interface Focus {
  x: number
  y: number
}

/** Returns where an arrow key moves the point; further with Shift. Undefined for any other key. */
export function movedFocus(
  { x, y }: Focus,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Focus | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const step = shiftKey ? LARGE_STEP : STEP
  return { x: inside(x + way[0] * step), y: inside(y + way[1] * step) }
}

function inside(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 100) / 100))
}
