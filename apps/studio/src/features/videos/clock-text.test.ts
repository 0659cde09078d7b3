import { expect, test } from 'vitest'
import { clockText, secondsOf } from './clock-text'

test.each([
  [0, '0:00'],
  [205, '3:25'],
  [3_727, '1:02:07'],
])('%s seconds are shown as players show them and read again', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
  expect(secondsOf(text)).toBe(seconds)
})

test.each([
  ['03:25', 205],
  [' 3：05 ', 185],
  ['90:00', 5_400],
])('%s is a time as people write it', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

test.each(['', '90', '3:60', '1:60:00', '-1:00', '3.25', '3分'])('“%s” is no time', (text) =>
  expect(secondsOf(text)).toBeUndefined(),
)
