/** A design unit on the phone that pages are judged by, which is 375 wide. */
const PX_OF_UNIT = 0.5

/** A length that an author wrote, in pixels on a phone 375 wide. Undefined: it depends on something else. */
export function pxOf(size: string | number | undefined): number | undefined {
  if (typeof size === 'number') return size * PX_OF_UNIT
  const [, amount, unit] = /^(\d*\.?\d+)(px|vw)$/.exec(size ?? '') ?? []
  if (amount === undefined) return undefined
  return unit === 'px' ? Number(amount) : Number(amount) * 3.75
}
