/** A rectangle in CSS pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest box around all of them. Undefined without any. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

export function contains({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= left && x < right && y >= top && y < bottom
}
