import { expect, test } from 'vitest'
import { boxShape } from './box-shape'

test('the page’s own size counts before that of the poster', () => {
  expect(boxShape({ width: 690, height: 388 }, { width: 100, height: 100 })).toBe('56.23%')
})

test('half a size counts for nothing', () => {
  expect(boxShape({ width: 690 }, { width: 100, height: 75 })).toBe('75%')
  expect(boxShape({ height: 388 }, undefined)).toBe('56.25%')
})

test('a thread of a video does not take over the page', () => {
  expect(boxShape({ width: 1, height: 10_000 })).toBe('200%')
})
