import { expect, test } from 'vitest'
import { atOnce } from './at-once'

test('one network takes no more than its part, and all together no more than there is', () => {
  const enter = atOnce({ most: 3, ofNetwork: 2 })
  const leave = enter('203.0.113.1')
  expect(enter('203.0.113.1')).toBeDefined()
  expect(enter('203.0.113.1')).toBeUndefined()
  expect(enter('203.0.113.2')).toBeDefined()
  expect(enter('203.0.113.3')).toBeUndefined()
  leave?.()
  expect(enter('203.0.113.1')).toBeDefined()
})
