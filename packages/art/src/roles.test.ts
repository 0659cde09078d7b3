import { expect, test } from 'vitest'
import { rolesOf } from './roles'
import { blueRamp, yellowRamp } from './testing/ramps'

test('every role is a colour of six digits, on light ground and dark', () => {
  for (const ramp of [blueRamp, yellowRamp])
    for (const ground of ['light', 'dark'] as const)
      for (const colour of Object.values(rolesOf(ramp, ground)).flat())
        expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})

test('the accent is gold, and of another warm hue where the brand is yellow: a sun is never blue', () => {
  expect(rolesOf(blueRamp).accent).toBe('#f7bd48')
  const { accent } = rolesOf(yellowRamp)
  expect(accent).not.toBe('#f7bd48')
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  expect(red).toBeGreaterThan(2 * blue)
})

test('grey has an accent too', () => {
  expect(rolesOf({ ...blueRamp, 500: '#808080' }).accent).toBe('#f7bd48')
})

test('a night is dark on every page, with land that is told from its sky', () => {
  for (const ground of ['light', 'dark'] as const) {
    const { night, nightLand, accent } = rolesOf(blueRamp, ground)
    expect(lightOf(night)).toBeLessThan(lightOf(nightLand))
    expect(lightOf(nightLand)).toBeLessThan(lightOf(accent))
  }
})

function lightOf(hex: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0)
}

test('a dark picture has a dark sky, things lighter than it, and ink that is darker still', () => {
  const { sky, near, ink } = rolesOf(blueRamp, 'dark')
  expect([sky, near, ink]).toEqual([blueRamp[900], blueRamp[400], blueRamp[950]])
})
