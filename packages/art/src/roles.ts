import type { Ramp } from '@yingzao/theme'

/** The only colours of a drawing, by what they are for. */
export interface Roles {
  /** The emptiest ground; words stand on it. */
  sky: string
  /** A shade beside the sky: a disc behind the subject, the floor. */
  glow: string
  /** What is farthest away, and so on to what is nearest. */
  far: string
  mid: string
  near: string
  /** The shaded side of what is near. */
  deep: string
  /** The darkest: soles, hair, tyres. */
  ink: string
  /** What is white in the light: paper, snow, steam. */
  paper: string
  /** The shaded side of paper. */
  tint: string
  /** What the eye should find; at most a tenth of the picture. */
  accent: string
  accentDeep: string
  skin: readonly [string, string, string]
}

const SKIN = ['#f6cfb0', '#e8b48e', '#c98e66'] as const
const GOLD = { accent: '#f7bd48', accentDeep: '#dd972a' }
/** Hues, in degrees, on which gold would not be seen. */
const YELLOWS = { from: 30, to: 70 }
const ACCENT_AWAY = 200

/** Roles from a brand's ramp, for light pages or dark ones. Gold is the accent, unless the brand itself is yellow. */
export function rolesOf(ramp: Ramp, ground: 'light' | 'dark' = 'light'): Roles {
  const accents = accentsOf(ramp)
  if (ground === 'dark') {
    return {
      ...accents,
      sky: ramp[950],
      glow: ramp[900],
      far: ramp[800],
      mid: ramp[700],
      near: ramp[500],
      deep: ramp[600],
      ink: ramp[950],
      paper: ramp[100],
      tint: ramp[200],
      skin: SKIN,
    }
  }
  return {
    ...accents,
    sky: ramp[50],
    glow: ramp[200],
    far: ramp[300],
    mid: ramp[400],
    near: ramp[600],
    deep: ramp[800],
    ink: ramp[950],
    paper: '#ffffff',
    tint: ramp[200],
    skin: SKIN,
  }
}

function accentsOf(ramp: Ramp): Pick<Roles, 'accent' | 'accentDeep'> {
  const hue = hueOf(ramp[500])
  if (hue < YELLOWS.from || hue > YELLOWS.to) return GOLD
  const away = (hue + ACCENT_AWAY) % 360
  return { accent: hexOf(away, 0.62, 0.58), accentDeep: hexOf(away, 0.55, 0.44) }
}

/** The hue of `#rrggbb` in degrees; 0 for grey. */
function hueOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const top = Math.max(r, g, b)
  const span = top - Math.min(r, g, b)
  if (span === 0) return 0
  const sixth = top === r ? (g - b) / span : top === g ? 2 + (b - r) / span : 4 + (r - g) / span
  return (sixth * 60 + 360) % 360
}

/** `#rrggbb` of hue in degrees, saturation and lightness from 0 to 1. */
function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
