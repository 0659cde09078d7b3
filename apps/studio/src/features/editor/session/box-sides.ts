export const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
export type Side = (typeof SIDES)[number]
export type Ring = 'margin' | 'padding'

type Value = string | number | undefined
type Style = Readonly<Record<string, Value>>

/** What a style says of one side of a ring, be it by the side's own name or in one for all four. */
export function sideOf(style: Style, name: Ring, side: Side): Value {
  return style[`${name}${side}`] ?? fourOf(style[name])[SIDES.indexOf(side)]
}

/** What takes a ring away, written for all four at once among it. */
export function noSides(name: Ring): Style {
  return { [name]: undefined, ...Object.fromEntries(SIDES.map((side) => [`${name}${side}`, undefined])) }
}

/**
 * What gives sides of a ring a value. One for all four is split first, as otherwise the order of the two in the style
 * would decide.
 */
export function sidesWith(style: Style, name: Ring, values: Readonly<Partial<Record<Side, Value>>>): Style {
  const changed = Object.entries(values).map(([side, value]) => [`${name}${side}`, value])
  if (style[name] === undefined) return Object.fromEntries(changed)
  const split = SIDES.map((side) => [`${name}${side}`, sideOf(style, name, side)])
  return { [name]: undefined, ...Object.fromEntries([...split, ...changed]) }
}

/** The four values that a style sheet makes of one to four, in its order. */
function fourOf(whole: Value): readonly Value[] {
  if (typeof whole !== 'string') return [whole, whole, whole, whole]
  // Spaces in brackets are those of a sum.
  const [top, right = top, bottom = top, left = right] = whole.split(/\s+(?![^(]*\))/)
  return [top, right, bottom, left].map((value) =>
    value !== undefined && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value,
  )
}
