// Lightness, chroma and hue as the eye perceives them: B. Ottosson's OKLab, whose two matrices these are.
import { encoded, linear, type Rgb } from './color'

export interface Oklch {
  lightness: number
  chroma: number
  /** Radians. */
  hue: number
}

export function oklchOf(rgb: Rgb): Oklch {
  const [r, g, b] = rgb.map(linear) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

/** The colour in sRGB, or undefined when a screen cannot show it. */
export function rgbOfOklch({ lightness, chroma, hue }: Oklch): Rgb | undefined {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(encoded)
  const isShown = parts.every((part) => part >= -EDGE && part <= 1 + EDGE)
  return isShown ? (parts.map((part) => Math.min(1, Math.max(0, part))) as unknown as Rgb) : undefined
}

/** Less than half a step of eight bits. */
const EDGE = 0.001
