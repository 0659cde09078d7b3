import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('white words on the shade can be read on a white portrait', () => {
  const css = readFileSync(new URL('./person.css', import.meta.url), 'utf8')
  const shade = Number(/rgba\(0, 0, 0, (0\.\d+)\) 120u\)/.exec(css)?.[1])
  expect(1.05 / (luminance(1 - shade) + 0.05)).toBeGreaterThan(4.5)
})

/** Of a grey. */
function luminance(grey: number): number {
  return grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4
}
