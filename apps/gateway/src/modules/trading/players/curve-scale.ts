/** The size of the picture, and the area of the curve in it, in units. */
export const PICTURE = { width: 670, height: 404 } as const
export const AREA = { left: 24, right: 646, top: 116, bottom: 304 } as const

/** From values to places in the picture. */
export interface Scale {
  x(index: number): number
  y(value: number): number
  zero: number
}

/** The smallest span that is drawn, per cent: a quiet week must not look like a mountain. */
const LEAST_SPAN = 2

/** Fits this many points between the lowest and the highest of some values, always including zero. */
export function scaleFor(count: number, values: readonly number[]): Scale {
  const highest = Math.max(0, ...values)
  const lowest = Math.min(0, ...values)
  const missing = Math.max(0, LEAST_SPAN - (highest - lowest))
  const top = highest + missing / 2
  const span = highest - lowest + missing
  const y = (value: number) => tenth(AREA.top + ((top - value) / span) * (AREA.bottom - AREA.top))
  return {
    x: (index) =>
      tenth(
        count === 1
          ? (AREA.left + AREA.right) / 2
          : AREA.left + (index / (count - 1)) * (AREA.right - AREA.left),
      ),
    y,
    zero: y(0),
  }
}

/** The path through some points; where there is none the line breaks off. */
export function pathOf(scale: Scale, values: readonly (number | null)[]): string {
  let isBroken = true
  return values
    .map((value, index) => {
      if (value === null) {
        isBroken = true
        return ''
      }
      const step = `${isBroken ? 'M' : 'L'}${scale.x(index)} ${scale.y(value)}`
      isBroken = false
      return step
    })
    .join('')
}

function tenth(units: number): number {
  return Math.round(units * 10) / 10
}
