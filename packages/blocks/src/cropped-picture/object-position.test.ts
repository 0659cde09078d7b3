import { describe, expect, test } from 'vitest'
import { objectPosition } from './object-position'

const aim = { x: 50, y: 38 }
const eyes = (y: number) => ({ x: 50, y })
const high = { width: 600, height: 1200 }

/** Where the point of the picture is seen, in percent of the box from its top. */
function seenAt(focus: number, position: string): number {
  const [, y = 0] = position.split(' ').map((part) => Number.parseFloat(part))
  const size = 2
  return focus * size + (1 - size) * y // both in percent of the box
}

describe('objectPosition', () => {
  test.each([30, 40, 50])('brings eyes at %i % of the picture to 38 % of the box', (y) => {
    const position = objectPosition({ image: high, ratio: 1, focus: eyes(y), aim })
    expect(seenAt(y, position)).toBeCloseTo(38, 0)
  })

  test.each([
    [0, '50% 0%'],
    [100, '50% 100%'],
  ])('never leaves a gap at an edge: eyes at %i %', (y, position) => {
    expect(objectPosition({ image: high, ratio: 1, focus: eyes(y), aim })).toBe(position)
  })

  test('moves a wide picture sideways and not up or down', () => {
    const image = { width: 1200, height: 600 }
    expect(objectPosition({ image, ratio: 1, focus: { x: 25, y: 90 }, aim })).toBe('0% 50%')
  })

  test('goes by the point alone where the size is not known', () => {
    expect(objectPosition({ image: undefined, ratio: 1, focus: { x: 60, y: 20 }, aim })).toBe('60% 20%')
  })
})
