import { type Ramp, rampOf } from '@yingzao/theme'
import { renderSVG } from 'uqr'
import { escapeHtml } from '../../../state/escape-html'

/** Pixels: what phones show edge to edge. */
export const POSTER = { width: 750, height: 1200 }

export interface PosterInput {
  title: string
  company: string
  /** The address in the QR code. */
  address: string
  /** The brand colour of the company's theme. */
  brand: string
}

const CARD = { x: 60, y: 470, width: 630, height: 590 }
const CODE = 400
/** Chinese characters in a line of the title; digits and Latin letters take about half of one. */
const LINE = 11
const MOST_LINES = 3

/** A picture to send or to print, as SVG: what it is about, the code that leads there, and whose it is. */
export function posterSvg({ title, company, address, brand }: PosterInput): string {
  const ramp = rampOf(brand)
  const middle = POSTER.width / 2
  const lines = titleLines(title)
  const top = 250 - (lines.length - 1) * 42
  const words = lines.map((line, index) =>
    label(line, { x: middle, y: top + index * 84, size: 60, fill: '#ffffff', weight: 700 }),
  )
  const code = renderSVG(address, { border: 1 }).replace(
    '<svg ',
    `<svg x="${middle - CODE / 2}" y="${CARD.y + 50}" width="${CODE}" height="${CODE}" `,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${POSTER.width}" height="${POSTER.height}" viewBox="0 0 ${POSTER.width} ${POSTER.height}" font-family="sans-serif" text-anchor="middle">`,
    ground(ramp),
    ...words,
    `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="40" fill="#ffffff"/>`,
    code,
    label('长按识别或扫一扫，查看详情', {
      x: middle,
      y: CARD.y + 520,
      size: 32,
      fill: '#16181d',
      weight: 600,
    }),
    label(company, { x: middle, y: 1124, size: 28, fill: '#ffffff', weight: 600 }),
    label('投资有风险，入市需谨慎', { x: middle, y: 1166, size: 24, fill: ramp[100], weight: 400 }),
    '</svg>',
  ].join('')
}

/** The poster's ground in the brand's colour, with two circles in its neighbours for depth. */
function ground(ramp: Ramp): string {
  return [
    `<rect width="100%" height="100%" fill="${ramp[700]}"/>`,
    `<circle cx="650" cy="120" r="300" fill="${ramp[600]}"/>`,
    `<circle cx="60" cy="1120" r="260" fill="${ramp[800]}"/>`,
  ].join('')
}

interface Label {
  x: number
  y: number
  size: number
  fill: string
  weight: number
}

function label(text: string, { x, y, size, fill, weight }: Label): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeHtml(text)}</text>`
}

/** The title in lines of similar length; what does not fit ends in an ellipsis. */
export function titleLines(title: string): string[] {
  const count = Math.min(MOST_LINES, Math.max(1, Math.ceil(widthOf(title) / LINE)))
  const lines: string[] = []
  let rest = title
  for (let left = count; left > 0; left -= 1) {
    const line = cut(rest, Math.min(LINE, Math.ceil(widthOf(rest) / left)))
    lines.push(line)
    rest = rest.slice(line.length).trimStart()
  }
  if (rest !== '') lines[count - 1] = `${cut(lines[count - 1] ?? '', LINE - 1)}…`
  return lines
}

/** The longest prefix that is no wider; at least one character. */
function cut(text: string, width: number): string {
  let taken = ''
  for (const character of text) {
    if (taken !== '' && widthOf(taken + character) > width) break
    taken += character
  }
  return taken
}

function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x2e80 ? 0.55 : 1),
    0,
  )
}
