import { contrastOf, hexOf, luminanceOf, type Rgb, rgbOf } from './color'
import { type Ramp, rampOf } from './ramp'
import { DEFAULT_THEME, type Theme } from './theme'

/** CSS values by the name of the custom property without `--yz-`. Lengths are in `u`, units of the 750 design. */
export type Tokens = Readonly<Record<string, string>>

const WHITE = '#fff'
/** The brightest fill on which white text is readable, and the darkest for the ramp's darkest step. */
const DARKEST_MIDDLE = 0.183
const LIGHTEST_MIDDLE = 0.265

const RADIUS = { none: 0, small: 0.5, normal: 1, large: 1.5 }
const SPACING = { tight: 0.85, normal: 1, loose: 1.15 }
const TYPE = { compact: 0.94, normal: 1, large: 1.12, elder: 1.25 }

const RADII = { 'radius-s': 16, radius: 24, 'radius-l': 40 }
const SPACES = { 'space-xs': 8, 'space-s': 16, 'space-m': 30, 'space-l': 48, 'space-xl': 96 }
const BUTTON_RADIUS = { pill: '999px', round: '16u', square: '0', line: '0', full: '16u' }

/** Every token of a theme. docs/themes.md says what each is for. */
export function tokensOf(theme: Theme): Tokens {
  const ramp = rampOf(theme.brand)
  return {
    ...lightColors(theme, ramp),
    ...lengths(RADII, RADIUS[theme.radius]),
    ...lengths(SPACES, SPACING[theme.spacing]),
    type: String(TYPE[theme.type]),
    'radius-button': BUTTON_RADIUS[theme.button],
    'button-least': theme.button === 'full' ? '100%' : '420u',
  }
}

/** What is the same in every theme: what failed or succeeded, and what lies over pictures. */
const FIXED = {
  good: '#12823b',
  bad: '#c8102e',
  focus: '#1769ff',
  white: '#fff',
  black: '#000',
  dark: '#23272f',
  'dark-soft': '#3a3f4b',
}

function lightColors(theme: Theme, ramp: Ramp): Tokens {
  const brand = fillOf(theme.brand, ramp)
  const isTinted = theme.ground === 'tint'
  const isLine = theme.button === 'line'
  const shadows = shadowsOf(theme, ramp)
  return {
    ...FIXED,
    ...brand,
    'brand-deep': ramp[700],
    'brand-dark': ramp[900],
    'brand-dark-card': ramp[800],
    'on-dark-soft': ramp[200],
    'on-dark-faint': ramp[300],
    'brand-card': cardOnBrand(brand),
    button: isLine ? 'transparent' : (brand.brand as string),
    'on-button': isLine ? ramp[700] : (brand['on-brand'] as string),
    'button-line': isLine ? ramp[700] : 'transparent',
    'button-pressed': isLine ? ramp[100] : ramp[700],
    'brand-line': ramp[300],
    accent: theme.accent,
    'on-accent': textOn(theme.accent),
    ink: '#16181d',
    'ink-soft': '#4a4f5a',
    'ink-faint': '#676d79',
    link: ramp[700],
    line: '#e3e6eb',
    'field-line': '#8a909c',
    field: WHITE,
    ground: isTinted ? ramp[50] : WHITE,
    'ground-soft': isTinted ? ramp[100] : '#f5f6f8',
    'ground-strong': ramp[100],
    mark: ramp[100],
    'ground-other': isTinted ? WHITE : ramp[50],
    'card-other': theme.card === 'plain' ? 'transparent' : isTinted ? ramp[50] : WHITE,
    tint: ramp[50],
    ...shadows,
    ...cardOf(theme, { soft: ramp[50], shadow: shadows.shadow as string, line: '#e3e6eb' }),
  }
}

function cardOf(
  { card, ground }: Theme,
  { soft, shadow, line }: { soft: string; shadow: string; line: string },
): Tokens {
  return {
    card: card === 'fill' && ground === 'white' ? soft : card === 'plain' ? 'transparent' : WHITE,
    'card-line': card === 'line' ? line : 'transparent',
    'card-shadow': card === 'shadow' ? shadow : 'none',
  }
}

function shadowsOf({ depth }: Theme, ramp: Ramp): Tokens {
  const [red, green, blue] = rgbOf(ramp[950]).map((part) => Math.round(part * 255))
  const shade = (share: number) => `rgba(${red},${green},${blue},${share})`
  if (depth === 'flat') return { shadow: `0 0 0 1px ${shade(0.1)}`, 'shadow-l': `0 0 0 1px ${shade(0.16)}` }
  const soft = `0 4u 24u ${shade(0.08)}`
  const deep = `0 12u 48u ${shade(0.14)}`
  return depth === 'soft' ? { shadow: soft, 'shadow-l': deep } : { shadow: deep, 'shadow-l': deep }
}

/** The brand itself if text is readable on it, else the nearest step of its ramp that can carry white. */
function fillOf(brand: string, ramp: Ramp): Tokens {
  const luminance = luminanceOf(rgbOf(brand))
  if (luminance <= DARKEST_MIDDLE) return { brand, 'on-brand': '#fff' }
  if (luminance >= LIGHTEST_MIDDLE) return { brand, 'on-brand': ramp[950] }
  return { brand: ramp[600], 'on-brand': '#fff' }
}

/** On a ground in the brand's colour a card's colour moves away from the text's, so that it is at least as readable. */
function cardOnBrand({ brand, 'on-brand': text }: Tokens): string {
  const away = text === '#fff' ? 0 : 1
  return hexOf(rgbOf(brand as string).map((part) => part + (away - part) * CARD_SHARE) as unknown as Rgb)
}

const CARD_SHARE = 0.16

/** Either white or black can always be read. */
function textOn(color: string): string {
  return contrastOf(color, WHITE) >= 4.5 ? '#fff' : '#000'
}

function lengths(sizes: Readonly<Record<string, number>>, factor: number): Tokens {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, `${Math.round(size * factor * 10) / 10}u`]),
  )
}

/** What differs where the container is dark: the same names with other colours. */
export function darkTokensOf(theme: Theme): Tokens {
  const ramp = rampOf(theme.brand)
  const isLine = theme.button === 'line'
  const card = theme.card === 'plain' ? 'transparent' : '#1a1d23'
  return {
    ...(isLine ? { 'on-button': ramp[300], 'button-line': ramp[300], 'button-pressed': '#262a32' } : {}),
    'brand-line': ramp[700],
    tint: '#1a1d23',
    focus: '#8ab4ff',
    'brand-deep': ramp[300],
    ink: '#eceef2',
    'ink-soft': '#b9bec8',
    'ink-faint': '#9aa0ab',
    link: ramp[300],
    line: '#2b2f37',
    'field-line': '#8a909c',
    field: '#1a1d23',
    ground: '#0f1115',
    'ground-soft': '#1a1d23',
    'ground-strong': '#262a32',
    mark: '#262a32',
    'ground-other': '#1a1d23',
    'card-other': theme.card === 'plain' ? 'transparent' : '#0f1115',
    good: '#4cc27a',
    bad: '#ff8a80',
    card,
    'card-line': theme.card === 'line' ? '#2b2f37' : 'transparent',
    'card-shadow': 'none',
  }
}

/**
 * The lines of CSS that make a page look like this theme. Only what differs from the tokens that every page already has
 * (`DEFAULT_THEME`, ground.css): a page in the standard theme carries none.
 */
export function themeCss(theme: Theme): string {
  const standard = tokensOf(DEFAULT_THEME)
  const own = Object.entries(tokensOf(theme)).filter(([name, value]) => standard[name] !== value)
  const light = rule(own)
  if (theme.dark === 'never') return light
  const dark = rule(Object.entries(darkTokensOf(theme)))
  return `${light}@media (prefers-color-scheme:dark){:root{color-scheme:dark}${dark}img,video{filter:brightness(.92)}}`
}

function rule(tokens: readonly (readonly [string, string])[]): string {
  if (tokens.length === 0) return ''
  return `:root{${tokens.map(([name, value]) => `--yz-${name}:${cssValue(value)}`).join(';')}}`
}

const UNITS = /(\d*\.?\d+)u\b/g

/** A token's value as CSS: lengths of the 750 design as multiples of `--u` (ground.css). */
export function cssValue(value: string): string {
  return value.replace(UNITS, 'calc(var(--u)*$1)')
}
