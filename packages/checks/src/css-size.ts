/** A design unit on the phone that pages are judged by, which is 375 wide. */
const PX_OF_UNIT = 0.5

/** How wide that phone is. */
export const SCREEN_PX = 375

const ROUGHLY = { px: 1, vw: SCREEN_PX / 100, '%': SCREEN_PX / 100, em: 16 }

/** A length that an author wrote, in pixels on a phone 375 wide. Undefined: it depends on something else. */
export function pxOf(size: string | number | undefined): number | undefined {
  if (typeof size === 'number') return size * PX_OF_UNIT
  const [, amount, unit] = /^(\d*\.?\d+)(px|vw)$/.exec(size ?? '') ?? []
  if (amount === undefined) return undefined
  return unit === 'px' ? Number(amount) : Number(amount) * 3.75
}

/**
 * The same for a length that may be negative, or depend on the font size or the surroundings: close enough to tell
 * little from much. Undefined: it is computed, or in another unit.
 */
export function roughPxOf(
  size: string | number | undefined,
  pxOfUnits: Partial<typeof ROUGHLY> = {},
): number | undefined {
  if (typeof size === 'number') return size * PX_OF_UNIT
  const [, amount, unit = 'px'] =
    /^([+-]?(?:\d+\.?\d*|\.\d+))(px|vw|%|em)?$/i.exec(size?.replace(/rem$/i, 'em') ?? '') ?? []
  if (amount === undefined) return undefined
  return Number(amount) * { ...ROUGHLY, ...pxOfUnits }[unit.toLowerCase() as keyof typeof ROUGHLY]
}
