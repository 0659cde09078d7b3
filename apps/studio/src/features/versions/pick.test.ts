import { expect, test } from 'vitest'
import { pickIn, usualPair } from './pick'

test.each([
  ['draft', 'draft'],
  ['3', 3],
  ['0', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['x', undefined],
  [null, undefined],
])('%j in an address is %j', (text, pick) => expect(pickIn(text)).toBe(pick))

test('a draft is compared with the newest version, and versions with the one before', () => {
  expect(usualPair({ newest: [4, 3], hasDraft: true })).toEqual({ older: 4, newer: 'draft' })
  expect(usualPair({ newest: [4, 3], hasDraft: false })).toEqual({ older: 3, newer: 4 })
})

test('one version alone is compared with nothing', () => {
  expect(usualPair({ newest: [1], hasDraft: false })).toBeUndefined()
  expect(usualPair({ newest: [], hasDraft: true })).toBeUndefined()
})
