import { hexOf, luminanceOf, type Rgb, rgbOf } from './color'
import { type Oklch, oklchOf, rgbOfOklch } from './oklch'

/** How bright each step is, and how much of the colour's chroma it keeps. */
const STEPS = {
  50: [0.95, 0.12],
  100: [0.88, 0.25],
  200: [0.76, 0.45],
  300: [0.6, 0.65],
  400: [0.44, 0.85],
  500: [0.3, 1],
  600: [0.165, 1],
  700: [0.125, 1],
  800: [0.085, 0.95],
  900: [0.05, 0.8],
  950: [0.02, 0.6],
} as const

export type RampStep = keyof typeof STEPS

/** Eleven colours of one hue, from nearly white to nearly black, as `#rrggbb`. */
export type Ramp = Readonly<Record<RampStep, string>>

const HALVINGS = 18

/** In luminance: too little to show in the contrast. */
const NEAR_ENOUGH = 0.001

/**
 * The ramp of a colour. A step has the same relative luminance whatever the colour is, so contrast between two steps
 * does not depend on it: 600 on white and on 50, 700 on 100, 800 on 200 reach 4.5; 500 on white does not, and is for
 * edges only. `ramp.property.test.ts` verifies this over all hues.
 */
export function rampOf(color: string): Ramp {
  const known = ramps.get(color)
  if (known) return known
  const ramp = makeRamp(color)
  if (ramps.size === MOST_KEPT) ramps.clear()
  ramps.set(color, ramp)
  return ramp
}

/** Making one takes milliseconds, and each rendering of a page or a sample asks for that of its brand. */
const ramps = new Map<string, Ramp>()
const MOST_KEPT = 64

function makeRamp(color: string): Ramp {
  const brand = oklchOf(rgbOf(color))
  const steps = Object.entries(STEPS).map(([step, [luminance, kept]]) => [
    step,
    hexOf(withLuminance(luminance, { ...brand, chroma: brand.chroma * kept })),
  ])
  return Object.fromEntries(steps) as Ramp
}

/** The colour of this hue and luminance with as much of the chroma as a screen can show. */
function withLuminance(luminance: number, wanted: Oklch): Rgb {
  let most = 1
  let shown = atLuminance(luminance, { ...wanted, chroma: 0 }) as Rgb
  let least = 0
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const share = halving === 0 ? most : (least + most) / 2
    const found = atLuminance(luminance, { ...wanted, chroma: wanted.chroma * share })
    if (found) {
      shown = found
      if (share === most) break
      least = share
    } else most = share
  }
  return shown
}

/** Undefined when a screen shows no colour of this hue and chroma that is so bright. */
function atLuminance(luminance: number, { chroma, hue }: Oklch): Rgb | undefined {
  let dark = 0
  let light = 1
  let found: Rgb | undefined
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const lightness = (dark + light) / 2
    const rgb = rgbOfOklch({ lightness, chroma, hue })
    const isTooLight = rgb ? luminanceOf(rgb) > luminance : lightness > Math.cbrt(luminance)
    found = rgb
    if (isTooLight) light = lightness
    else dark = lightness
  }
  return found && Math.abs(luminanceOf(found) - luminance) < NEAR_ENOUGH ? found : undefined
}
