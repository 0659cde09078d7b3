import { expect, test } from 'vitest'
import { movedFocus } from './moved-focus'

test.each([
  ['ArrowLeft', false, { x: 0.48, y: 0.5 }],
  ['ArrowDown', false, { x: 0.5, y: 0.52 }],
  ['ArrowRight', true, { x: 0.6, y: 0.5 }],
  ['ArrowUp', true, { x: 0.5, y: 0.4 }],
])('%s moves the point (shift: %s)', (key, shiftKey, focus) => {
  expect(movedFocus({ x: 0.5, y: 0.5 }, { key, shiftKey })).toEqual(focus)
})

test('the point stays on the picture, and other keys do what they always do', () => {
  expect(movedFocus({ x: 0.01, y: 1 }, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 0, y: 1 })
  expect(movedFocus({ x: 0.5, y: 0.95 }, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0.5, y: 1 })
  expect(movedFocus({ x: 0.5, y: 0.5 }, { key: 'Tab', shiftKey: false })).toBeUndefined()
})
