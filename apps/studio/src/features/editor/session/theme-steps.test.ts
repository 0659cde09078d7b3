import { PRESETS, tokensOf } from '@yingzao/theme'
import { describe, expect, test } from 'vitest'
import { nextStep, snapped, themeSteps, unitsOf } from './theme-steps'

const tokens = tokensOf(PRESETS.zhusha.theme)
const steps = themeSteps(tokens, 'space')
const [none, xs, s, m, , xl] = steps.map(({ value }) => value)

test('sizes are those of the theme, and follow it', () => {
  expect(steps.map(({ units }) => units)).toEqual([0, 8, 16, 30, 48, 96])
  const loose = themeSteps(tokensOf(PRESETS.subai.theme), 'space')
  expect(loose.map(({ value }) => value)).toEqual(steps.map(({ value }) => value))
  expect(loose[3]?.units).toBe(34.5)
  expect(themeSteps(tokensOf(PRESETS.mojin.theme), 'radius')).toEqual([{ value: 0, units: 0 }])
})

test('a length is known where it depends on the theme alone', () => {
  expect([undefined, 12, 'var(--yz-space-m)'].map((value) => unitsOf(tokens, value))).toEqual([0, 12, 30])
  expect(['50%', 'auto', 'var(--yz-brand)'].map((value) => unitsOf(tokens, value))).toEqual(
    Array(3).fill(undefined),
  )
})

test('a step goes to the next size of the theme, and past the last by one unit', () => {
  expect([nextStep(steps, 0, 1), nextStep(steps, 20, 1), nextStep(steps, 20, -1)]).toEqual([xs, m, s])
  expect([nextStep(steps, 96, 1), nextStep(steps, 0, -1), nextStep(steps, 8, -1)]).toEqual([97, -1, none])
})

describe('a dragged length', () => {
  test('becomes a size of the theme near one', () => {
    expect([snapped(steps, 27), snapped(steps, 90), snapped(steps, -3)].map(({ value }) => value)).toEqual([
      m,
      xl,
      none,
    ])
  })
  test('is whole units elsewhere', () => {
    expect([snapped(steps, 64.4), snapped(steps, -40)]).toEqual([
      { value: 64, units: 64 },
      { value: -40, units: -40 },
    ])
  })
})
