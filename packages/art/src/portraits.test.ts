import { expect, test } from 'vitest'
import { drawMark, drawPortrait, portraits, rolesOf } from './index'
import { blueRamp } from './testing/ramps'

const roles = rolesOf(blueRamp)

test('no two portraits are the same', () => {
  const drawings = portraits.map((_portrait, index) => drawPortrait(index, { side: 72, roles }))
  expect(new Set(drawings).size).toBe(portraits.length)
})

test('a portrait that does not exist is named', () => {
  expect(() => drawPortrait(6, { side: 72, roles })).toThrow('There is no portrait 6')
})

test('the mark has the side it is given and no words', () => {
  const svg = drawMark({ side: 52, roles })
  expect(svg).toContain('width="52" height="52"')
  expect(svg).not.toContain('<text')
})
