interface Pattern {
  id: string
  title: string
  /** The side of a tile in pixels; it repeats in both directions. */
  side: number
  /** In lines of one colour. */
  d: string
}

/** Grounds for whole sections, one tile each. */
export const patterns: readonly Pattern[] = [
  { id: 'thunder', title: '云雷纹', side: 48, d: 'M4 44V4H44V36H12V12H36V28H20V20H28' },
  {
    id: 'sea',
    title: '海水江崖',
    side: 48,
    d: 'M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 48a24 24 0 0 1 48 0M-16 48a16 16 0 0 1 32 0M-8 48a8 8 0 0 1 16 0M24 48a24 24 0 0 1 48 0M32 48a16 16 0 0 1 32 0M40 48a8 8 0 0 1 16 0',
  },
  { id: 'fret', title: '回纹', side: 40, d: 'M0 36H36V4H8V28H28V12H16V20H20M36 36H40' },
  { id: 'dots', title: '圆点', side: 24, d: 'M6 6h.1M18 18h.1' },
  { id: 'grid', title: '方格', side: 32, d: 'M0 16H32M16 0V32' },
  {
    id: 'contours',
    title: '等高线',
    side: 80,
    d: 'M0 10C20 30 60-10 80 10M0 30C20 50 60 10 80 30M0 50C20 70 60 30 80 50M0 70C20 90 60 50 80 70',
  },
  { id: 'waves', title: '波浪', side: 40, d: 'M0 10Q10 0 20 10T40 10M0 30Q10 20 20 30T40 30' },
  { id: 'diagonal', title: '斜线', side: 24, d: 'M-6 6L6-6M-6 30L30-6M18 30L30 18' },
]

/** The opacity of a pattern: low enough that text on it stays readable. */
const STRENGTH = 0.1

/**
 * One tile of a pattern as SVG source, of 400 bytes at most, clear but for its lines.
 * @param colour as `#rrggbb`
 * @throws where there is no pattern of that name
 */
export function drawPattern(id: string, colour: string): string {
  const pattern = patterns.find((one) => one.id === id)
  if (!pattern) throw new Error(`There is no pattern '${id}'. Take an id from the list 'patterns'.`)
  const { side, d } = pattern
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${d}" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" opacity="${STRENGTH}"/></svg>`
}
