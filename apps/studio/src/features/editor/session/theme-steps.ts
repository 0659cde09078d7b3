import { THEME_NAMES, themeNameOf, themeValue } from '@yingzao/schema/client'
import type { Tokens } from '@yingzao/theme'

/** A size of the theme, or none, as a style holds it; and its current length in units of the design. */
export interface ThemeStep {
  value: string | number
  units: number
}

export type SteppedKind = 'space' | 'radius'

/** The sizes of a kind that a theme has, including none, the smallest first. */
export function themeSteps(tokens: Tokens, kind: SteppedKind): readonly ThemeStep[] {
  const steps = THEME_NAMES[kind].map((name) => ({
    value: themeValue(name),
    units: Number.parseFloat(tokens[name] ?? '0'),
  }))
  // A theme without corners has three sizes of zero.
  return [{ value: 0, units: 0 }, ...steps.filter(({ units }) => units > 0)]
}

/** The length of a style's value in units of the design. Undefined: it depends on something else, as `50%` does. */
export function unitsOf(tokens: Tokens, value: unknown): number | undefined {
  if (value === undefined) return 0
  if (typeof value === 'number') return value
  const named = themeNameOf(value)
  const length = named === undefined ? undefined : /^([\d.]+)u$/.exec(tokens[named] ?? '')?.[1]
  return length === undefined ? undefined : Number(length)
}

/** The theme's next larger or smaller size; past the largest and the smallest, one unit further. */
export function nextStep(steps: readonly ThemeStep[], units: number, by: 1 | -1): string | number {
  const next =
    by > 0
      ? steps.find((step) => step.units > units)
      : [...steps].reverse().find((step) => step.units < units)
  return next?.value ?? units + by
}

/** How near a dragged length has to be to a size of the theme to snap to it, in units. */
const NEAR = 7

/** What a dragged length becomes: a size of the theme where it is near to one, else whole units. */
export function snapped(steps: readonly ThemeStep[], units: number): ThemeStep {
  const near = steps.find((step) => Math.abs(step.units - units) <= NEAR)
  const whole = Math.round(units)
  return near ?? { value: whole, units: whole }
}
