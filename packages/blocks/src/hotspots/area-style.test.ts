import { describe, expect, test } from 'vitest'
import { areaStyle } from './area-style'

const SIDE = 300
const area = (x: number, width: number) => ({ label: '查看', x, y: 0, width, height: 10 })

/** Returns the range in which an area of a picture of 300 px can be tapped, as the style sheet places it. */
function spanOf(x: number, width: number): [from: number, to: number] {
  const style = areaStyle(area(x, width)) as Record<string, string>
  const place = Number.parseFloat(style['--yz-area-x'] ?? '') / 100
  const length = Math.max(44, (Number.parseFloat(style['--yz-area-width'] ?? '') / 100) * SIDE)
  const from = place * (SIDE - length)
  return [from, from + length]
}

describe('areaStyle', () => {
  test.each([
    [0, 100],
    [0, 50],
    [25, 50],
    [40, 60],
    [33.3, 33.3],
  ])('places an area that is large enough where it was meant: from %d, %d %% wide', (x, width) => {
    const [from, to] = spanOf(x, width)
    expect(from).toBeCloseTo((x / 100) * SIDE, 1)
    expect(to).toBeCloseTo(((x + width) / 100) * SIDE, 1)
  })

  test.each([
    [0, 2],
    [1, 3],
    [50, 2],
    [96, 4],
    [99, 1],
    [100, 0],
  ])('makes a small one 44 px, round what was meant and on the picture: from %d, %d %% wide', (x, width) => {
    const [from, to] = spanOf(x, width)
    expect(to - from).toBeCloseTo(44)
    expect(from).toBeLessThanOrEqual((x / 100) * SIDE + 0.01)
    expect(to).toBeGreaterThanOrEqual(((x + width) / 100) * SIDE - 0.01)
    expect(from).toBeGreaterThanOrEqual(-0.01)
    expect(to).toBeLessThanOrEqual(SIDE + 0.01)
  })

  test('takes what stands beyond the edge for what is left of it on the picture', () => {
    expect(spanOf(60, 100)).toEqual([180, 300])
  })
})
