import { expect, test } from 'vitest'
import { drawPattern, patterns } from './index'

test.each(patterns.map(({ id }) => id))(
  '%s is one tile of 400 bytes at most, in the colour it is given',
  (id) => {
    const svg = drawPattern(id, '#c0392b')
    expect(svg.length).toBeLessThanOrEqual(400)
    expect(svg).toContain('stroke="#c0392b"')
  },
)

test('a pattern that does not exist is named', () => {
  expect(() => drawPattern('stars', '#000000')).toThrow("There is no pattern 'stars'")
})
