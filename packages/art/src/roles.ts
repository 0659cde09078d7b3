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
  /** The sky after dark, whatever the page: lights stand out from it. */
  night: string
  /** Land under it. */
  nightLand: string
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
/** As warm as gold: it is the sun and the lanterns too. */
const VERMILION = { accent: '#e8603c', accentDeep: '#b9401f' }
/** Hues, in degrees, on which gold would not be seen. */
const YELLOWS = { from: 30, to: 70 }

/** Roles from a brand's ramp, for light pages or dark ones. Gold is the accent, vermilion where the brand itself is yellow. */
export function rolesOf(ramp: Ramp, ground: 'light' | 'dark' = 'light'): Roles {
  const accents = accentsOf(ramp)
  if (ground === 'dark') {
    return {
      ...accents,
      // A step from the darkest, which soles, trunks and shadows need.
      sky: ramp[900],
      glow: ramp[800],
      far: ramp[700],
      mid: ramp[600],
      near: ramp[400],
      deep: ramp[500],
      night: ramp[900],
      nightLand: ramp[700],
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
    night: ramp[800],
    nightLand: ramp[600],
    ink: ramp[950],
    paper: '#ffffff',
    tint: ramp[200],
    skin: SKIN,
  }
}

function accentsOf(ramp: Ramp): Pick<Roles, 'accent' | 'accentDeep'> {
  const hue = hueOf(ramp[500])
  return hue < YELLOWS.from || hue > YELLOWS.to ? GOLD : VERMILION
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
