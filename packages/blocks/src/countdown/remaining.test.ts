import { describe, expect, test } from 'vitest'
import { partLeft } from './remaining'

const END = 1_830_268_800_000
const left = (ms: number) =>
  (['d', 'h', 'm', 's'] as const).map((part) => partLeft(part, END, END - ms)).join(' ')

describe('the time left', () => {
  test('is split into days, hours, minutes and seconds', () => {
    expect(left(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_000)).toBe('02 03 04 05')
  })

  test('is 00 in every part at the end and after it', () => {
    expect(left(0)).toBe('00 00 00 00')
    expect(left(-86_400_000)).toBe('00 00 00 00')
  })

  test('counts a second only when it is whole', () => {
    expect(left(999)).toBe('00 00 00 00')
    expect(left(1000)).toBe('00 00 00 01')
  })

  test('may run over 99 hours where hours stand for days too', () => {
    expect(partLeft('H', END, END - 5 * 86_400_000)).toBe('120')
  })
})
