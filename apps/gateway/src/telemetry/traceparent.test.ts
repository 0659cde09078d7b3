import { expect, test } from 'vitest'
import { readTraceparent, writeTraceparent } from './traceparent'

const GOOD = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

test('what is read is written as it came', () => {
  const read = readTraceparent(GOOD)
  expect(read).toEqual({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    spanId: 'b7ad6b7169203331',
    traceFlags: 1,
    isRemote: true,
  })
  expect(read && writeTraceparent(read)).toBe(GOOD)
  expect(readTraceparent(`${GOOD.replace(/^00/, '01')}-more`)?.spanId).toBe('b7ad6b7169203331')
})

test.each([
  undefined,
  7,
  '',
  GOOD.toUpperCase(),
  GOOD.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
  GOOD.replace('b7ad6b7169203331', '0'.repeat(16)),
  GOOD.replace(/^00/, 'ff'),
  GOOD.slice(0, -1),
  ` ${GOOD}`,
  `${GOOD}-${'x'.repeat(500)}`,
  [GOOD, GOOD],
])('%j is none', (header) => {
  expect(readTraceparent(header)).toBeUndefined()
})
