/** A part of a picture, in whole pixels. */
export interface CropBox {
  left: number
  top: number
  width: number
  height: number
}

export interface CropWish {
  ratio_width: number
  ratio_height: number
  /** 0 at the left edge, 1 at the right. */
  focus_x: number
  focus_y: number
}

/**
 * The largest part of a picture with these proportions, centred on the point as far as the edges allow. The gateway
 * crops by it, and the Studio shows the result beforehand.
 */
export function cropBox(
  { width, height }: { width: number; height: number },
  { ratio_width, ratio_height, focus_x, focus_y }: CropWish,
): CropBox {
  const scale = Math.min(width / ratio_width, height / ratio_height)
  const box = {
    width: Math.max(1, Math.min(width, Math.round(ratio_width * scale))),
    height: Math.max(1, Math.min(height, Math.round(ratio_height * scale))),
  }
  return {
    left: startOf(width, box.width, focus_x),
    top: startOf(height, box.height, focus_y),
    ...box,
  }
}

function startOf(whole: number, part: number, focus: number): number {
  return Math.max(0, Math.min(whole - part, Math.round(whole * focus - part / 2)))
}
