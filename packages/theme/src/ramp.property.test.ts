import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './color'
import { type RampStep, rampOf } from './ramp'

const anyColor = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

const WHITE = '#ffffff'
const READABLE = 4.5

/** Text and ground in the pairs that the tokens form. */
const PAIRS: readonly (readonly [RampStep | 'white', RampStep | 'white'])[] = [
  [600, 'white'],
  [600, 50],
  [700, 'white'],
  [700, 100],
  [800, 200],
  [50, 800],
  ['white', 900],
  [200, 900],
  [300, 900],
]

test('text can be read on its ground whatever the brand is', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      const ramp = rampOf(color)
      const shade = (step: RampStep | 'white') => (step === 'white' ? WHITE : ramp[step])
      for (const [text, ground] of PAIRS)
        expect(contrastOf(shade(text), shade(ground)), `${color}: ${text} on ${ground}`).toBeGreaterThan(
          READABLE,
        )
    }),
    { numRuns: 60, examples: [['#ffcc00'], ['#00ff00'], ['#0000ff'], ['#000000'], ['#ffffff'], ['#0fff69']] },
  )
})

test('step 500 is for edges only: white cannot be read on it', () => {
  expect(contrastOf(rampOf('#1677ff')[500], WHITE)).toBeLessThan(READABLE)
})

test('contrast is that of WCAG, of short colours too', () => {
  expect(contrastOf('#fff', '#000')).toBe(21)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

test('a brand keeps its hue, and grey stays grey', () => {
  expect(rampOf('#1677ff')[600]).toBe('#016aee')
  const grey = rampOf('#808080')[300]
  expect(new Set(grey.slice(1).match(/../g)).size).toBe(1)
})
