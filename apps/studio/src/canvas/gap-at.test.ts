import { expect, test } from 'vitest'
import { gapAt } from './gap-at'

const box = { left: 10, right: 300, top: 100, bottom: 200 }

test.each([
  [104, 'before', 100],
  [196, 'behind', 200],
])('%i is %s the block', (y, side, at) => {
  expect(gapAt('a', box, y, 12)).toEqual({ id: 'a', side, at, left: 10, right: 300 })
})

test('the middle of a block is its own, of a low one too', () => {
  expect(gapAt('a', box, 150, 12)).toBeUndefined()
  expect(gapAt('a', { ...box, bottom: 118 }, 109, 12)).toBeUndefined()
})
