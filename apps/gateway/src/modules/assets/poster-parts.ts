import { type Ramp, rampOf } from '@yingzao/theme'
import { qrCodeSvg } from './draw-qr-code'

/** Pixels: what phones show edge to edge. */
export const POSTER = { width: 750, height: 1200 } as const

interface Ground {
  /** Colour of the company's theme. */
  brand: string
  company: string
  /** The content as SVG, in the colours of the brand. */
  draw: (ramp: Ramp) => readonly string[]
}

/** Returns a poster as SVG: the content on the brand's background, with the company's name below. */
export function posterSvg({ brand, company, draw }: Ground): string {
  const { width, height } = POSTER
  const ramp = rampOf(brand)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif" text-anchor="middle">`,
    `<rect width="100%" height="100%" fill="${ramp[700]}"/>`,
    `<circle cx="650" cy="90" r="290" fill="${ramp[600]}"/><circle cx="70" cy="1130" r="240" fill="${ramp[800]}"/>`,
    ...draw(ramp),
    posterLabel(company, { y: 1112, size: 28, fill: '#ffffff', weight: 600 }),
    posterLabel('投资有风险，入市需谨慎', { y: 1154, size: 24, fill: ramp[100], weight: 400 }),
    '</svg>',
  ].join('')
}

/** A centred line, in the desired size if it fits. */
export function posterLabel(
  text: string,
  { y, size, fill, weight }: { y: number; size: number; fill: string; weight: number },
): string {
  const fitting = Math.min(size, Math.floor((POSTER.width - 140) / Math.max(1, widthOf(text))))
  return `<text x="${POSTER.width / 2}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`
}

/** The white card of a poster, on which its code stands. */
export function posterCard({ y, height }: { y: number; height: number }): string {
  return `<rect x="60" y="${y}" width="${POSTER.width - 120}" height="${height}" rx="40" fill="#ffffff"/>`
}

/** The code that leads to an address, in the middle. */
export function posterCode(address: string, { y, size }: { y: number; size: number }): string {
  const x = POSTER.width / 2 - size / 2
  return qrCodeSvg(address).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}

/** In widths of a Chinese character. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.55 : 1), 0)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
