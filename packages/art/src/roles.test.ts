import { expect, test } from 'vitest'
import { rolesOf } from './roles'
import { blueRamp, yellowRamp } from './testing/ramps'

test('every role is a colour of six digits, on light ground and dark', () => {
  for (const ramp of [blueRamp, yellowRamp])
    for (const ground of ['light', 'dark'] as const)
      for (const colour of Object.values(rolesOf(ramp, ground)).flat())
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})

test('the accent is gold, and blue where the brand is yellow', () => {
  expect(rolesOf(blueRamp).accent).toBe('#f7bd48')
  const { accent } = rolesOf(yellowRamp)
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  expect(blue).toBeGreaterThan(red)
})

test('grey has an accent too', () => {
  expect(rolesOf({ ...blueRamp, 500: '#808080' }).accent).toBe('#f7bd48')
})

test('a dark picture has a dark sky and things lighter than it', () => {
  const { sky, near } = rolesOf(blueRamp, 'dark')
  expect([sky, near]).toEqual([blueRamp[950], blueRamp[500]])
})
