import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fromBeijingClock, onBeijingClock, readDay } from './beijing-clock'

const moments = integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 11) })

test('a moment is the same after a clock has shown it, to the second', () => {
  assert(
    property(moments, (ms) => {
      expect(fromBeijingClock(onBeijingClock(ms))).toBe(Math.floor(ms / 1_000) * 1_000)
    }),
  )
})

test('a day is the same in whatever way it was written', () => {
  const ways = constantFrom('YYYY-MM-DD', 'YYYY/M/D', 'YYYY.M.D', 'YYYYMMDD', 'YYYY年M月D日')
  assert(
    property(moments, ways, (ms, way) => {
      const day = onBeijingClock(ms)
      const read = readDay(day.format(way), 'start', ms)
      expect(read?.format('YYYY-MM-DD HH:mm')).toBe(day.format('YYYY-MM-DD 00:00'))
    }),
  )
})
