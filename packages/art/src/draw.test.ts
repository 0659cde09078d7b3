import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { draw, type Roles, ratios, rolesOf, scenes } from './index'
import { TAGS } from './scene'
import { blueRamp } from './testing/ramps'

const roles = rolesOf(blueRamp)
const sizes = ratios.map(({ name }) => {
  const [across = 1, down = 1] = name.split(':').map(Number)
  return { width: 750, height: Math.round((750 * down) / across) }
})

describe.each(scenes.map(({ id }) => id))('%s', (id) => {
  const drawings = sizes.flatMap((size) => [1, 2, 77].map((seed) => draw(id, { ...size, seed, roles })))

  test('has the same bytes for the same seed', () => {
    for (const size of sizes)
      expect(draw(id, { ...size, seed: 5, roles })).toBe(draw(id, { ...size, seed: 5, roles }))
  })

  test('is painted in its roles alone', () => {
    for (const svg of drawings) expect(strangeColours(svg, roles)).toEqual([])
  })

  test('is small: 12 KB, 4 KB compressed, 120 elements', () => {
    for (const svg of drawings) {
      expect(svg.length).toBeLessThanOrEqual(12 * 1024)
      expect(gzipSync(svg).length).toBeLessThanOrEqual(4 * 1024)
      expect(svg.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(120)
    }
  })

  test('has one decimal at most and no number that is none', () => {
    for (const svg of drawings) expect(svg).not.toMatch(/\d\.\d\d|NaN|undefined|Infinity|\de-\d/)
  })

  test('has no words, no filters and nothing from outside', () => {
    for (const svg of drawings)
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
        /<(text|filter|image|use|style|script|foreignObject)|href|url\((?!#)|http|\bon\w+=/,
      )
  })
})

test('every scene has a name of its own, words and known tags', () => {
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
  expect(new Set(scenes.map(({ title }) => title)).size).toBe(scenes.length)
  for (const { id, words, tags } of scenes) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(words.length).toBeGreaterThan(1)
    expect(tags.length).toBeGreaterThan(0)
    for (const tag of tags) expect(TAGS).toContain(tag)
  }
})

test('a seed changes a drawing', () => {
  const size = { width: 400, height: 300, roles }
  expect(draw('seedling', { ...size, seed: 1 })).not.toBe(draw('seedling', { ...size, seed: 2 }))
})

test('the place for words lies inside the picture and has a tenth of it at least', () => {
  for (const { text } of ratios) {
    expect(Math.min(text.x, text.y)).toBeGreaterThan(0)
    expect(Math.max(text.x + text.width, text.y + text.height)).toBeLessThan(1)
    expect(text.width * text.height).toBeGreaterThan(0.1)
  }
})

test('a scene that does not exist and a side of no length are named', () => {
  const size = { width: 400, height: 300, roles }
  expect(() => draw('bull', size)).toThrow("There is no scene 'bull'")
  expect(() => draw('seedling', { ...size, height: 0 })).toThrow('400 × 0 cannot be drawn')
  expect(() => draw('seedling', { ...size, width: Number.NaN })).toThrow('cannot be drawn')
})

function strangeColours(svg: string, of: Roles): string[] {
  const known = new Set(['none', ...Object.values(of).flat()])
  return [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)]
    .map(([, colour = '']) => colour)
    .filter((colour) => !known.has(colour))
}
