import { expect, test } from 'vitest'
import { clockText, lessonAddress } from './lesson-words'

test.each([
  [0, '00:00'],
  [192.9, '03:12'],
  [3599, '59:59'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  ['', 'a b', '/h5-page/cpmj/details/a%20b'],
  ['/h5-page/x/details', 'K线', '/h5-page/x/details/K%E7%BA%BF'],
  ['/h5-page/x/details/', '50%', '/h5-page/x/details/50%25'],
])('below %j the lesson %s is at %s', (path, name, address) => {
  expect(lessonAddress(path, name)).toBe(address)
})
