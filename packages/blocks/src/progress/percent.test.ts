import { describe, expect, test } from 'vitest'
import { percentOf, remainText } from './percent'
import type { ProgressProps } from './props'

const props = (given: Partial<ProgressProps>): ProgressProps => ({
  percent: 0,
  prefixText: '',
  suffixText: '',
  ...given,
})

describe('the percent', () => {
  test.each([
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [0, 10, 0],
    [30, 20, 100],
    [5, 0, 0],
  ])('of %i in %i is %i', (current, limit, percent) => {
    expect(percentOf(props({ current, limit, percent: 50 }))).toBe(percent)
  })

  test('is the given number, whole, where it cannot be computed', () => {
    expect(percentOf(props({ percent: 35.5 }))).toBe(36)
    expect(percentOf(props({ percent: 36, current: 36 }))).toBe(36)
    expect(percentOf(props({ percent: 36, limit: 100 }))).toBe(36)
  })

  test('is open while only a vacancy is known', () => {
    expect(percentOf(props({ percent: 'vacancy-etf' }))).toBeUndefined()
    expect(percentOf(props({ percent: 'vacancy-etf', current: 1, limit: 4 }))).toBe(25)
  })
})

describe('what is left', () => {
  test('is computed when asked for, and never less than nothing', () => {
    expect(remainText(props({ remain: true, limit: 100, current: 36 }))).toBe('64')
    expect(remainText(props({ remain: true, limit: 100, current: 130 }))).toBe('0')
    expect(remainText(props({ remain: true }))).toBe('--')
  })

  test('is shown as given otherwise', () => {
    expect(remainText(props({ remain: 470 }))).toBe('470')
    expect(remainText(props({ remain: 0 }))).toBe('0')
    expect(remainText(props({ remain: '不足十' }))).toBe('不足十')
  })

  test('is not shown unless wanted', () => {
    expect(remainText(props({ limit: 100, current: 36 }))).toBe('')
    expect(remainText(props({ remain: false, limit: 100, current: 36 }))).toBe('')
  })
})
