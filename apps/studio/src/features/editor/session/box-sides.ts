export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
export type Side = (typeof SIDES)[number]
export type Ring = 'margin' | 'padding'

type Value = string | number | undefined
type Style = Readonly<Record<string, Value>>

/** A style's value for one side of a ring, whether set by the side's own name or by one for all four. */
export function sideOf(style: Style, name: Ring, side: Side): Value {
  return style[`${name}${side}`] ?? fourOf(style[name])[SIDES.indexOf(side)]
}

/** The changes that remove a ring, including one set for all four at once. */
export function noSides(name: Ring): Style {
  return { [name]: undefined, ...Object.fromEntries(SIDES.map((side) => [`${name}${side}`, undefined])) }
}

/**
 * The changes that set sides of a ring. A value for all four is split first, as otherwise the order of the two in the
 * style would decide.
 */
export function sidesWith(style: Style, name: Ring, values: Readonly<Partial<Record<Side, Value>>>): Style {
  const changed = Object.entries(values).map(([side, value]) => [`${name}${side}`, value])
  if (style[name] === undefined) return Object.fromEntries(changed)
  const split = SIDES.map((side) => [`${name}${side}`, sideOf(style, name, side)])
  return { [name]: undefined, ...Object.fromEntries([...split, ...changed]) }
}

/** The four values that CSS derives from one to four, in its order. */
function fourOf(whole: Value): readonly Value[] {
  if (typeof whole !== 'string') return [whole, whole, whole, whole]
  // Spaces in brackets belong to a sum.
  const [top, right = top, bottom = top, left = right] = whole.split(/\s+(?![^(]*\))/)
  return [top, right, bottom, left].map((value) =>
    value !== undefined && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
  )
}
