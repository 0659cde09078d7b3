import { expect, test } from 'vitest'
import { laterTimes } from './later-times'

const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour)

test('moments of the library stay as far ahead as they were written, at their time of day', () => {
  const document = { list: [{ endTime: at(30, 12) }], width: 750, text: '1795000000000', none: null }
  expect(laterTimes(document, at(23))).toEqual(document)
  expect(laterTimes(document, at(25, 20))).toEqual({ ...document, list: [{ endTime: at(32, 12) }] })
})

test('a clock that is wrong takes no moment back', () => {
  expect(laterTimes({ endTime: at(30) }, at(1))).toEqual({ endTime: at(30) })
})
