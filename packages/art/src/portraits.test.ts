import { expect, test } from 'vitest'
import { drawMark, drawPortrait, portraits, rolesOf } from './index'
import { blueRamp } from './testing/ramps'

const roles = rolesOf(blueRamp)
const square = { width: 72, height: 72 }

test('no two portraits are the same', () => {
  const drawings = portraits.map((_portrait, index) => drawPortrait(index, { ...square, roles }))
  expect(new Set(drawings).size).toBe(portraits.length)
})

test('a portrait that is no square has more ground, and its bust stands on the lower edge', () => {
  const tall = drawPortrait(3, { width: 750, height: 1000, roles })
  expect(tall).toContain('viewBox="0 -66.7 200 266.7"')
  expect(tall).toContain('<rect x="0" y="-66.7" width="200" height="266.7"')
  expect(drawPortrait(3, { width: 800, height: 400, roles })).toContain('viewBox="-100 0 400 200"')
  const bust = (svg: string) => svg.slice(svg.indexOf('<g'))
  expect(bust(tall)).toBe(bust(drawPortrait(3, { ...square, roles })))
})

test('a portrait that does not exist is named', () => {
  expect(() => drawPortrait(6, { ...square, roles })).toThrow('There is no portrait 6')
})

test('the mark has the side it is given and no words', () => {
  const svg = drawMark({ side: 52, roles })
  expect(svg).toContain('width="52" height="52"')
  expect(svg).not.toContain('<text')
})
