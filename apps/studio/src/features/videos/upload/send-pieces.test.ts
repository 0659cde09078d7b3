import { expect, test } from 'vitest'
import { nextSize } from './send-pieces'

const MB = 1024 * 1024

test.each([
  ['twice as large on a quick line', MB, 500, 2 * MB],
  ['as large on a usual one', MB, 5_000, MB],
  ['half as large on a slow one', MB, 15_000, MB / 2],
  ['not smaller than the least', 256 * 1024, 60_000, 256 * 1024],
])('the next piece is %s', (_what, size, tookMs, next) => expect(nextSize(size, tookMs)).toBe(next))
