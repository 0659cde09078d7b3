interface Size {
  width?: number | undefined
  height?: number | undefined
}

const WIDE: Size = { width: 16, height: 9 }

/**
 * The height of the box, in per cent of its width: from the first complete size, else 16 to 9. The box has it before
 * anything is loaded, so nothing below it moves. Nothing is more than twice as high as it is wide.
 */
export function boxShape(...sizes: readonly (Size | undefined)[]): string {
  const { width = 0, height = 0 } = sizes.find((size) => size?.width && size.height) ?? WIDE
  return `${Number(Math.min(200, (height / width) * 100).toFixed(2))}%`
}
