import { expect, test } from 'vitest'
import { authoredStyle, units } from './units'

test('a length follows the stage, and nothing is nothing', () => {
  expect(units(24)).toBe('calc(var(--u) * 24)')
  expect(units(-1.5, '--t')).toBe('calc(var(--t) * -1.5)')
  expect(units(0)).toBe('0')
})

test('of an authored style sizes of text grow with it, other lengths with the stage, and numbers that are none stay', () => {
  expect(
    authoredStyle({ fontSize: 28, letterSpacing: 2, width: 300, lineHeight: 1.5, opacity: 0, zIndex: 3 }),
  ).toEqual({
    fontSize: 'calc(var(--t) * 28)',
    letterSpacing: 'calc(var(--t) * 2)',
    width: 'calc(var(--u) * 300)',
    lineHeight: 1.5,
    opacity: 0,
    zIndex: 3,
  })
})

test('what was written as text is taken as it was written', () => {
  expect(authoredStyle({ width: '50%', color: '#fff' })).toEqual({ width: '50%', color: '#fff' })
})
