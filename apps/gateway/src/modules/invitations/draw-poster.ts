import { createHash } from 'node:crypto'
import { rampOf } from '@yingzao/theme'
import sharp from 'sharp'
import { renderSVG } from 'uqr'

/** Pixels: what phones show edge to edge. */
const WIDTH = 750
const HEIGHT = 1200
const CODE = 360

export interface PosterWords {
  title: string
  desc: string
  /** Who invites, masked. */
  inviter: string
  company: string
  /** Where the code leads. */
  address: string
  /** Colour of the company's theme. */
  brand: string
}

/** By which a poster is kept: the same words make the same picture. */
export function posterKey(words: PosterWords): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url')
}

/** Draws the picture that somebody saves and sends: who invites, to what, and the code that leads there. A JPEG. */
export async function drawPoster(words: PosterWords): Promise<Buffer> {
  return sharp(Buffer.from(posterSvg(words)))
    .jpeg({ quality: 86, mozjpeg: false })
    .toBuffer()
}

function posterSvg({ title, desc, inviter, company, address, brand }: PosterWords): string {
  const ramp = rampOf(brand)
  const middle = WIDTH / 2
  // Four modules of white around it: readers look for them.
  const code = renderSVG(address, { ecc: 'M', border: 4 }).replace(
    '<svg ',
    `<svg x="${middle - CODE / 2}" y="570" width="${CODE}" height="${CODE}" `,
  )
  const words = [
    label(title, { y: 200, size: 64, fill: '#ffffff', weight: 700 }),
    label(desc, { y: 282, size: 30, fill: ramp[100], weight: 400 }),
    label(`${inviter} 邀请您`, { y: 470, size: 38, fill: '#16181d', weight: 600 }),
    label('用本人的手机号注册', { y: 526, size: 28, fill: '#4b5260', weight: 400 }),
    label('长按识别或扫一扫', { y: 990, size: 30, fill: '#16181d', weight: 600 }),
    label(company, { y: 1112, size: 28, fill: '#ffffff', weight: 600 }),
    label('投资有风险，入市需谨慎', { y: 1154, size: 24, fill: ramp[100], weight: 400 }),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Noto Sans CJK SC, Noto Sans SC, sans-serif" text-anchor="middle">`,
    `<rect width="100%" height="100%" fill="${ramp[700]}"/>`,
    `<circle cx="650" cy="90" r="290" fill="${ramp[600]}"/><circle cx="70" cy="1130" r="240" fill="${ramp[800]}"/>`,
    `<rect x="60" y="380" width="${WIDTH - 120}" height="660" rx="40" fill="#ffffff"/>`,
    code,
    ...words,
    '</svg>',
  ].join('')
}

function label(
  text: string,
  { y, size, fill, weight }: { y: number; size: number; fill: string; weight: number },
): string {
  const fitting = Math.min(size, Math.floor((WIDTH - 140) / Math.max(1, widthOf(text))))
  return `<text x="${WIDTH / 2}" y="${y}" font-size="${fitting}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`
}

/** In widths of a Chinese character. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < 0x2e80 ? 0.55 : 1), 0)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
