import { expect, test } from 'vitest'
import { momentOfPicked, pickedNow, pickedOfMoment } from './beijing-moment'

test('a moment that goes through a picker comes back as the same moment', () => {
  const moment = '2026-11-25T01:30:00.000Z'
  const back = momentOfPicked(pickedOfMoment(moment))
  expect(back).toBe('2026-11-25T09:30:00+08:00')
  expect(Date.parse(back ?? '')).toBe(Date.parse(moment))
})

test('a picker that is empty means no moment', () => {
  expect(momentOfPicked(null)).toBeNull()
  expect(pickedOfMoment(null)).toBeNull()
})

test('now is what clocks in China show', () => {
  expect(pickedNow(Date.UTC(2026, 10, 21, 16, 5)).format('YYYY-MM-DD HH:mm')).toBe('2026-11-22 00:05')
})
