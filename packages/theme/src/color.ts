/** A colour as red, green and blue, each 0 to 1, gamma-encoded as sRGB is. */
export type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

/** Length of a colour with one digit for each part. */
const SHORT = '#fff'.length

/** Six digits after a `#`: how a theme stores a colour. */
export function isHex(text: string): boolean {
  return HEX.test(text)
}

/** Parses `#c8102e`, or `#fff`. Throws for anything else. */
export function rgbOf(hex: string): Rgb {
  const found = HEX.exec(hex.length === SHORT ? hex.replace(/[\da-f]/gi, '$&$&') : hex)
  if (!found) throw new Error(`“${hex}” is no colour of six digits. Write one as #c8102e.`)
  return [1, 2, 3].map((index) => Number.parseInt(found[index] as string, 16) / 255) as unknown as Rgb
}

export function hexOf(rgb: Rgb): string {
  const digits = rgb.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** How bright a colour is to the eye, 0 to 1, as WCAG 2.2 defines relative luminance. */
export function luminanceOf(rgb: Rgb): number {
  const [red, green, blue] = rgb.map(linear) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it: 4.5 for text, 3 for large text and edges. */
export function contrastOf(first: string, second: string): number {
  const [dark, light] = [luminanceOf(rgbOf(first)), luminanceOf(rgbOf(second))].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}

export function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

export function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}
