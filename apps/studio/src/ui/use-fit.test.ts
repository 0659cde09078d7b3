import { expect, test } from 'vitest'
import { fitIn } from './use-fit'

const stage = { width: 660, height: 844 }

test('a phone is shown in its own size, a desktop as wide as there is room', () => {
  expect(fitIn(stage, { width: 430, isDesktop: false }).zoom).toBe(1)
  expect(fitIn(stage, { width: 1200, isDesktop: true }).zoom).toBeCloseTo(612 / 1200)
})

test('a phone is no higher than phones are, a desktop uses all there is', () => {
  const high = { width: 1240, height: 1400 }
  expect(fitIn(high, { width: 375, isDesktop: false }).height).toBe(860)
  expect(fitIn(high, { width: 1200, isDesktop: true }).height).toBe(1352)
  expect(fitIn(stage, { width: 375, isDesktop: false }).height).toBe(796)
})

test('a window that is all but closed still has a page', () => {
  const { zoom, height } = fitIn({ width: 0, height: 0 }, { width: 1440, isDesktop: true })
  expect(zoom).toBeGreaterThan(0)
  expect(height).toBeGreaterThan(0)
})
