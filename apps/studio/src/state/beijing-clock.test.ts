import { afterEach, describe, expect, test } from 'vitest'
import { atDayTime, fromBeijingClock, onBeijingClock, readClock, readDay } from './beijing-clock'

const NOW = Date.UTC(2026, 10, 22, 6, 20)
const SHOWN = 'YYYY-MM-DD HH:mm:ss'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

describe.each(['Asia/Shanghai', 'America/New_York', 'Pacific/Auckland'])('on a machine in %s', (place) => {
  test('a timestamp that goes through a clock comes back as the same timestamp', () => {
    process.env.TZ = place
    const timestamp = Date.UTC(2026, 10, 25, 1, 30)
    expect(onBeijingClock(timestamp).format(SHOWN)).toBe('2026-11-25 09:30:00')
    expect(fromBeijingClock(onBeijingClock(timestamp))).toBe(timestamp)
  })

  test('a time is read as it was written, also one that the clocks of the place leave out', () => {
    process.env.TZ = place
    for (const text of ['2026-03-08 02:30', '2026-09-27 02:30', '2026-11-01 01:30']) {
      const clock = readClock(text, ['YYYY-MM-DD HH:mm'])
      expect(clock?.format('YYYY-MM-DD HH:mm')).toBe(text)
      expect(clock && new Date(fromBeijingClock(clock)).toISOString()).toBe(
        new Date(`${text.replace(' ', 'T')}:00+08:00`).toISOString(),
      )
    }
  })
})

test('a day alone begins, ends or takes the next full hour', () => {
  expect(readDay('2026-12-01', 'start', NOW)?.format(SHOWN)).toBe('2026-12-01 00:00:00')
  expect(readDay(' 2026/12/1 ', 'end', NOW)?.format(SHOWN)).toBe('2026-12-01 23:59:59')
  // It is 14:20 in Beijing.
  expect(readDay('20261201', 'nextHour', NOW)?.format(SHOWN)).toBe('2026-12-01 15:00:00')
  expect(atDayTime(onBeijingClock(NOW), 'nextHour', NOW).format(SHOWN)).toBe('2026-11-22 15:00:00')
})

test('the next full hour of today lies ahead, also in its last hour', () => {
  const late = Date.parse('2026-11-22T23:20+08:00')
  expect(readDay('2026-11-22', 'nextHour', late)?.format(SHOWN)).toBe('2026-11-23 00:00:00')
  expect(readDay('2026-12-01', 'nextHour', late)?.format(SHOWN)).toBe('2026-12-01 00:00:00')
})

test('what is no day alone is left to whoever reads times', () => {
  for (const text of ['2026-12-01 09:30', '2026-13-01', '2026-02-30', '明天', '']) {
    expect(readDay(text, 'start', NOW), text).toBeUndefined()
  }
})
