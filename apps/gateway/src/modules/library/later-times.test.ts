import { expect, test } from 'vitest'
import { laterTimes } from './later-times'

const at = (day: number, hour = 12) => Date.UTC(2026, 10, day, hour)

test('moments of the library stay as far ahead as they were written, at their time of day', () => {
  const document = { list: [{ endTime: at(30, 12) }], width: 750, text: '1795000000000', none: null }
  expect(laterTimes(document, { now: at(23) })).toEqual(document)
  expect(laterTimes(document, { now: at(25, 20) })).toEqual({ ...document, list: [{ endTime: at(32, 12) }] })
})

test('moments that were written on another day count from that day', () => {
  const document = { endTime: at(40) }
  expect(laterTimes(document, { writtenAt: at(30), now: at(33) })).toEqual({ endTime: at(43) })
})

test('a clock that is wrong takes no moment back', () => {
  expect(laterTimes({ endTime: at(30) }, { now: at(1) })).toEqual({ endTime: at(30) })
})
