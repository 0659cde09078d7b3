import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropBox } from './crop-box'

test.each([
  [
    'the middle of a wide picture',
    { focus_x: 0.5, focus_y: 0.5 },
    { left: 250, top: 0, width: 500, height: 500 },
  ],
  ['its left edge', { focus_x: 0, focus_y: 0.5 }, { left: 0, top: 0, width: 500, height: 500 }],
  [
    'a point right of the middle',
    { focus_x: 0.6, focus_y: 0.9 },
    { left: 350, top: 0, width: 500, height: 500 },
  ],
  ['its right edge', { focus_x: 1, focus_y: 1 }, { left: 500, top: 0, width: 500, height: 500 }],
])('a square around %s', (_where, focus, box) => {
  expect(cropBox({ width: 1000, height: 500 }, { ratio_width: 1, ratio_height: 1, ...focus })).toEqual(box)
})

test('a part is always inside the picture, touches two of its edges and has its proportions to the pixel', () => {
  const side = fc.integer({ min: 1, max: 8_000 })
  const ratio = fc.integer({ min: 1, max: 100 })
  const point = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      side,
      side,
      ratio,
      ratio,
      point,
      point,
      (width, height, ratio_width, ratio_height, focus_x, focus_y) => {
        const box = cropBox({ width, height }, { ratio_width, ratio_height, focus_x, focus_y })
        expect(Math.min(box.left, box.top, box.width - 1, box.height - 1)).toBeGreaterThanOrEqual(0)
        expect(box.left + box.width).toBeLessThanOrEqual(width)
        expect(box.top + box.height).toBeLessThanOrEqual(height)
        expect(box.width === width || box.height === height).toBe(true)
        const [across, along] = [box.width * ratio_height, box.height * ratio_width]
        expect(Math.abs(across - along)).toBeLessThanOrEqual(Math.max(ratio_width, ratio_height))
      },
    ),
  )
})
