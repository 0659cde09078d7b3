import { DEFAULT_THEME, tokensOf } from '@yingzao/theme'
import { expect, test } from 'vitest'
import { isColor } from './css-color'
import { parseStyleValue } from './style-value'
import { THEME_NAMES, themeNameOf, themeValue } from './theme-names'

const NAMES = Object.values(THEME_NAMES).flat()

test('every name is one that a theme has, and a style keeps it as it is written', () => {
  const tokens = tokensOf(DEFAULT_THEME)
  for (const name of NAMES) {
    expect(tokens[name], name).toBeDefined()
    expect(parseStyleValue(themeValue(name))).toBe(themeValue(name))
    expect(themeNameOf(themeValue(name))).toBe(name)
  }
})

test('colours of the theme are colours, its lengths and shadows are none', () => {
  expect(NAMES.filter((name) => isColor(themeValue(name)))).toEqual(THEME_NAMES.colour)
})

test('a gradient, an edge and a list of sides are made of them', () => {
  for (const value of [
    'linear-gradient(180deg, var(--yz-tint), var(--yz-ground))',
    '1px solid var(--yz-line)',
    'var(--yz-space-m) 0',
    'calc(var(--yz-space-m) * 2)',
  ]) {
    expect(parseStyleValue(value)).toBe(value)
  }
})

test.each([
  'var(--u)',
  'var(--yz-button)',
  'var(--yz-brand, red)',
  'var(--yz-brand',
  'var(--yz-brand))',
  'var( --yz-brand )',
  'VAR(--yz-brand)',
  'var(--YZ-BRAND)',
  'var(--yz-brand;x)',
  'var(--yz-brandurl(x))',
  'xvar(--yz-brand)',
  '1var(--yz-brand)',
  'env(--yz-brand)',
  'var(--yz-constructor)',
])('%s is refused', (value) => {
  expect(parseStyleValue(value)).toBeUndefined()
  expect(isColor(value)).toBe(false)
})
