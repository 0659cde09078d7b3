import { THEME_NAMES, themeNameOf, themeValue } from '@yingzao/schema/client'

export type ThemeColour = (typeof THEME_NAMES.colour)[number]

/** The possible directions of a gradient, in degrees as in style sheets. */
export const DIRECTIONS = [180, 90, 135, 45] as const
export type Direction = (typeof DIRECTIONS)[number]

/** A background that goes from one colour of the theme to another. */
export interface Gradient {
  direction: Direction
  from: ThemeColour
  to: ThemeColour
}

/** The initial one: the usual text is readable on it in every theme. */
export const FIRST_GRADIENT: Gradient = { direction: 180, from: 'ground-strong', to: 'ground' }

const WRITTEN = /^linear-gradient\((\d+)deg, ?(var\([\w-]+\)), ?(var\([\w-]+\))\)$/

/** Undefined: the background is something else. */
export function readGradient(background: unknown): Gradient | undefined {
  const [, degrees, from, to] = typeof background === 'string' ? (WRITTEN.exec(background) ?? []) : []
  const direction = DIRECTIONS.find((one) => String(one) === degrees)
  const [start, end] = [from, to].map(themeColourOf)
  return direction && start && end ? { direction, from: start, to: end } : undefined
}

export function writeGradient({ direction, from, to }: Gradient): string {
  return `linear-gradient(${direction}deg, ${themeValue(from)}, ${themeValue(to)})`
}

/** Which colour of the theme a value names. */
export function themeColourOf(value: unknown): ThemeColour | undefined {
  const name = themeNameOf(value)
  return THEME_NAMES.colour.find((colour) => colour === name)
}
