import { type ThemeName, themeNameOf } from '@yingzao/schema/client'

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** The names that authors write. */
const NAMES: Readonly<Record<string, string>> = {
  black: '#000',
  white: '#fff',
  red: '#f00',
  green: '#008000',
  blue: '#00f',
  yellow: '#ff0',
  orange: '#ffa500',
  gold: '#ffd700',
  pink: '#ffc0cb',
  purple: '#800080',
  brown: '#a52a2a',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  darkgrey: '#a9a9a9',
  dimgray: '#696969',
  whitesmoke: '#f5f5f5',
  crimson: '#dc143c',
  tomato: '#ff6347',
  navy: '#000080',
}

/**
 * Theme colours that are equally bright in every theme, as only the brightness matters for contrast. Those whose
 * brightness depends on the theme (the brand, the accent) are not known here.
 */
const THEME: Partial<Record<ThemeName, string>> = {
  'brand-deep': '#c60c2d',
  'brand-dark': '#82071b',
  'brand-line': '#ffbab7',
  tint: '#fff8f7',
  ground: '#fff',
  'ground-soft': '#f5f6f8',
  'ground-strong': '#ffedec',
  white: '#fff',
  ink: '#16181d',
  'ink-soft': '#4a4f5a',
  'ink-faint': '#676d79',
  line: '#e3e6eb',
}

/** The same for a theme colour by its name. */
export function themeRgb(name: ThemeName): Rgb | undefined {
  const hex = THEME[name]
  return hex === undefined ? undefined : hexRgb(hex.slice(1))
}

/** The colour that a text names. Undefined for what cannot be known by itself: translucent, a gradient, a rare name. */
export function rgbOf(color: string | number | undefined): Rgb | undefined {
  if (typeof color !== 'string') return undefined
  const named = themeNameOf(color)
  if (named !== undefined) return themeRgb(named)
  const text = color.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(NAMES[text] ?? text)?.[1]
  if (hex !== undefined) return hexRgb(hex)
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*1(?:\.0+)?\s*)?\)$/.exec(text)
  return parts === null ? undefined : [level(parts[1]), level(parts[2]), level(parts[3])]
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Browsers clamp higher values. */
const level = (text = '') => Math.min(255, Number(text))

function hexRgb(hex: string): Rgb {
  const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
