import { assert, boolean, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fitIn } from './use-fit'

test('a page never stands out of its stage, and is never larger than it is', () => {
  assert(
    property(
      integer({ min: 320, max: 4_000 }),
      integer({ min: 0, max: 3_000 }),
      integer({ min: 320, max: 1_440 }),
      boolean(),
      (roomWidth, roomHeight, width, isDesktop) => {
        const { zoom, beside, height } = fitIn({ width: roomWidth, height: roomHeight }, { width, isDesktop })
        expect(zoom).toBeLessThanOrEqual(1)
        expect(width * zoom + 2 * beside).toBeLessThanOrEqual(roomWidth + 0.001)
        expect(height).toBeLessThanOrEqual(Math.max(200, roomHeight))
      },
    ),
  )
})
