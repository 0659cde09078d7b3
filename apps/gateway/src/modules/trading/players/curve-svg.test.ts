import { expect, test } from 'vitest'
import type { CurvePoint } from './curve'
import { AREA, PICTURE } from './curve-scale'
import { curveSvg } from './curve-svg'

const point = (date: string, rate: number, bench: number | null = null): CurvePoint => ({ date, rate, bench })
const draw = (points: readonly CurvePoint[], fields: { nick?: string; benchmark?: string } = {}) =>
  curveSvg({ points, nick: '慢慢变富', benchmark: '示例综合指数', id: 'curve', ...fields })

const UP_AND_DOWN = [
  point('2026-11-02', 0, 0),
  point('2026-11-03', 5, 1),
  point('2026-11-04', -3, 2),
  point('2026-11-05', 1.5, -1),
]

test('without a point there is no picture', () => {
  expect(draw([])).toBe('')
})

test('it says in words what it shows', () => {
  const svg = draw(UP_AND_DOWN)
  expect(svg).toContain('role="img" aria-labelledby="curve-title curve-desc"')
  expect(svg).toContain('<title id="curve-title">慢慢变富的收益率曲线</title>')
  expect(svg).toContain(
    '2026-11-02至2026-11-05，收益率+1.50%，同期示例综合指数−1.00%；最高+5.00%，最低−3.00%。模拟数据。',
  )
})

test('it has its first and last day and its extreme values', () => {
  const texts = [...draw(UP_AND_DOWN).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text)
  expect(texts).toEqual([
    '+5.00%',
    '−3.00%',
    '2026-11-02',
    '2026-11-05',
    '组合 <tspan fill="#d9363e">+1.50%</tspan>',
    '┄ 示例综合指数 −1.00%',
  ])
})

/** The y of each point of the curve. */
const heights = (svg: string) =>
  [
    ...(/stroke="#d9363e"/.test(svg)
      ? (/<path d="([^"]+)" fill="none" stroke="#d9363e"/.exec(svg)?.[1] ?? '')
      : ''
    ).matchAll(/[ML]([\d.]+) ([\d.]+)/g),
  ].map(([, , y]) => Number(y))

test('what is higher stands higher, and all of it stands in the picture', () => {
  const svg = draw(UP_AND_DOWN)
  const [start = 0, high = 0, low = 0, end = 0] = heights(svg)
  expect(high).toBeLessThan(end)
  expect(end).toBeLessThan(start)
  expect(start).toBeLessThan(low)
  expect([high, low]).toEqual([AREA.top, AREA.bottom])
  expect(svg).toContain(`viewBox="0 0 ${PICTURE.width} ${PICTURE.height}"`)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
})

test.each([
  ['one day', [point('2026-11-02', 2)]],
  ['nothing that moves', [point('2026-11-02', 0), point('2026-11-03', 0)]],
  ['a fall alone', [point('2026-11-02', 0), point('2026-11-03', -99.99)]],
  ['a rise of thousands', [point('2026-11-02', 0), point('2026-11-03', 12_345.67)]],
  [
    'a benchmark with a gap',
    [point('2026-11-02', 0, 0), point('2026-11-03', 1, null), point('2026-11-04', 2, 1)],
  ],
] as const)('%s is drawn all the same', (_what, points) => {
  const svg = draw(points)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  for (const y of heights(svg)) {
    expect(y).toBeGreaterThanOrEqual(AREA.top)
    expect(y).toBeLessThanOrEqual(AREA.bottom)
  }
})

test('where a benchmark is missing its line breaks off, and without one there is none', () => {
  const gap = [point('2026-11-02', 0, 0), point('2026-11-03', 1, null), point('2026-11-04', 2, 1)]
  expect(/<path d="([^"]+)" fill="none" stroke="#8a8f99"/.exec(draw(gap))?.[1]).toMatch(/^M[^ML]+M[^ML]+$/)
  expect(draw(gap, { benchmark: '' })).not.toContain('#8a8f99')
  expect(draw([point('2026-11-02', 0), point('2026-11-03', 1)])).not.toContain('示例综合指数')
})

test('names are texts, whatever stands in them', () => {
  const svg = draw(UP_AND_DOWN, { nick: '<b>"&', benchmark: '</svg><script>' })
  expect(svg).toContain('&lt;b&gt;&quot;&amp;的收益率曲线')
  expect(svg).not.toMatch(/<b>|<script/)
  expect(svg.match(/<\/svg>/g)).toHaveLength(1)
})

test('the same points give the same bytes', () => {
  expect(draw(UP_AND_DOWN)).toBe(draw([...UP_AND_DOWN]))
})
