import { array, assert, boolean, constantFrom, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type Focus, movedFocus } from './moved-focus'

const keys = array(
  record({ key: constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'), shiftKey: boolean() }),
)

test('however long keys are pressed, the point stays on the picture and on whole percents', () => {
  assert(
    property(keys, (pressed) => {
      const end = pressed.reduce<Focus>((at, key) => movedFocus(at, key) ?? at, { x: 0.5, y: 0.5 })
      for (const part of [end.x, end.y]) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(1)
        expect(Math.round(part * 100) / 100).toBe(part)
      }
    }),
  )
})
