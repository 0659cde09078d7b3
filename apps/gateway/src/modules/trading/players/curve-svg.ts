import type { CurvePoint } from './curve'
import { AREA, PICTURE, pathOf, type Scale, scaleFor } from './curve-scale'

/** Gains are red here, losses green; the signs say the same for people who cannot tell the two apart. */
const RED = '#d9363e'
const GREEN = '#12854a'
const GREY = '#8a8f99'

/** In a picture as wide as a phone this is the size of small print. */
const TEXT = 26

/** The maximum width of a point's value. */
const LABEL = 112

/** What is drawn. */
interface Drawn {
  points: readonly CurvePoint[]
  /** The owner's nickname. */
  nick: string
  /** What the benchmark is called; empty: there is none. */
  benchmark: string
  /** Prefixes the ids, so that they are unique in a page: letters, digits and `-`. */
  id: string
}

/** A return curve beside its benchmark, as an SVG that needs no script and no style. Empty: there is nothing to draw. */
export function curveSvg({ points, nick, benchmark, id }: Drawn): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const bench = points.map((point) => point.bench)
  const rates = points.map(({ rate }) => rate)
  const hasBench = benchmark !== '' && bench.some((value) => value !== null)
  const known = hasBench ? bench.filter((value) => value !== null) : []
  const scale = scaleFor(points.length, [...rates, ...known])
  const described = { points, last, benchmark: hasBench ? benchmark : '' }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" role="img" aria-labelledby="${id}-title ${id}-desc" font-size="${TEXT}" fill="currentColor">`,
    `<title id="${id}-title">${escaped(nick)}的收益率曲线</title>`,
    `<desc id="${id}-desc">${escaped(descriptionOf(described))}</desc>`,
    band(scale),
    hasBench
      ? `<path d="${pathOf(scale, bench)}" fill="none" stroke="${GREY}" stroke-width="2" stroke-dasharray="6 4"/>`
      : '',
    line(scale, rates, id),
    extremes(scale, rates),
    dates(first.date, last.date),
    legend(described),
    '</svg>',
  ].join('')
}

/** A band along the zero line. */
function band({ zero }: Scale): string {
  const y = Math.round((zero - 3) * 10) / 10
  return (
    `<rect x="${AREA.left}" y="${y}" width="${AREA.right - AREA.left}" height="6" fill-opacity="0.12"/>` +
    `<path d="M${AREA.left} ${zero}H${AREA.right}" stroke="currentColor" stroke-opacity="0.35"/>`
  )
}

/** The curve twice, once above nought and once below it, each with the area to nought. */
function line(scale: Scale, rates: readonly number[], id: string): string {
  const path = pathOf(scale, rates)
  const area = `${path}L${scale.x(rates.length - 1)} ${scale.zero}L${scale.x(0)} ${scale.zero}Z`
  const half = (name: string, colour: string, y: number, height: number) => {
    const clip = `${id}-${name}`
    return (
      `<clipPath id="${clip}"><rect x="0" y="${y}" width="${PICTURE.width}" height="${height}"/></clipPath>` +
      `<g clip-path="url(#${clip})"><path d="${area}" fill="${colour}" fill-opacity="0.12"/>` +
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/></g>`
    )
  }
  const zero = scale.zero
  const below = Math.round((PICTURE.height - zero) * 10) / 10
  return half('up', RED, 0, zero) + half('down', GREEN, zero, below)
}

/** Labels the highest and the lowest value in place, unless it is the starting value; for a single day, its value. */
function extremes(scale: Scale, rates: readonly number[]): string {
  const highest = rates.indexOf(Math.max(...rates))
  const lowest = rates.indexOf(Math.min(...rates))
  const label = (index: number, lift: number) => {
    const rate = rates[index] ?? 0
    const x = Math.min(AREA.right - LABEL / 2, Math.max(AREA.left + LABEL / 2, scale.x(index)))
    return (
      `<circle cx="${scale.x(index)}" cy="${scale.y(rate)}" r="4" fill="${colourOf(rate)}"/>` +
      `<text x="${x}" y="${scale.y(rate) + lift}" text-anchor="middle" fill="${colourOf(rate)}">${signed(rate)}</text>`
    )
  }
  const isSaid = (index: number) => rates.length === 1 || rates[index] !== 0
  const above = isSaid(highest) ? label(highest, -12) : ''
  return highest === lowest || !isSaid(lowest) ? above : above + label(lowest, TEXT + 6)
}

function dates(first: string, last: string): string {
  const at = (x: number, anchor: string, day: string) =>
    `<text x="${x}" y="${PICTURE.height - 18}" text-anchor="${anchor}" fill-opacity="0.65">${day}</text>`
  if (first === last) return at((AREA.left + AREA.right) / 2, 'middle', first)
  return at(AREA.left, 'start', first) + at(AREA.right, 'end', last)
}

interface Described {
  points: readonly CurvePoint[]
  last: CurvePoint
  /** Empty: none is drawn. */
  benchmark: string
}

/** Which line is which, and the final value of each. */
function legend({ last, benchmark }: Described): string {
  const own = `<text x="${AREA.left}" y="40">组合 <tspan fill="${colourOf(last.rate)}">${signed(last.rate)}</tspan></text>`
  if (benchmark === '') return own
  const value = last.bench === null ? '' : ` ${signed(last.bench)}`
  return `${own}<text x="${AREA.right}" y="40" text-anchor="end" fill-opacity="0.65">┄ ${escaped(benchmark)}${value}</text>`
}

/** The same for people who cannot see it. */
function descriptionOf({ points, last, benchmark }: Described): string {
  const rates = points.map(({ rate }) => rate)
  const beside = benchmark !== '' && last.bench !== null ? `，同期${benchmark}${signed(last.bench)}` : ''
  return `${points[0]?.date}至${last.date}，收益率${signed(last.rate)}${beside}；最高${signed(Math.max(...rates))}，最低${signed(Math.min(...rates))}。模拟数据。`
}

const colourOf = (rate: number): string => (rate === 0 ? 'currentColor' : rate > 0 ? RED : GREEN)

/** `+12.30%`, `−3.00%`, `0.00%`. */
function signed(rate: number): string {
  const sign = rate > 0 ? '+' : rate < 0 ? '−' : ''
  return `${sign}${Math.abs(rate).toFixed(2)}%`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
