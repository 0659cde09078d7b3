import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastOf } from './color'
import {
  DEFAULT_THEME,
  PRESET_NAMES,
  PRESETS,
  readThemeSetting,
  resolveTheme,
  THEME_CHOICES,
  type Theme,
} from './theme'
import { darkTokensOf, themeCss, tokensOf } from './theme-css'

const groundCss = readFileSync(new URL('../../renderer/src/ground/ground.css', import.meta.url), 'utf8')

test('a page follows its company, and its own choices come first', () => {
  expect(resolveTheme()).toEqual(DEFAULT_THEME)
  expect(resolveTheme(undefined, { preset: 'wenlan', radius: 'none' })).toEqual({
    ...PRESETS.wenlan.theme,
    radius: 'none',
  })
  expect(resolveTheme({ brand: '#0f7a5a' }, { preset: 'wenlan' }).brand).toBe('#0f7a5a')
})

test('a preset of the page takes nothing from its company', () => {
  expect(resolveTheme({ preset: 'subai' }, { type: 'elder', card: 'fill' })).toEqual(PRESETS.subai.theme)
})

test('what cannot be used of a setting is named and left out, the rest is kept', () => {
  const { setting, faults } = readThemeSetting({
    preset: 'wenlan',
    brand: 'red',
    radius: 'round',
    shadow: 1,
    card: 'line',
  })
  expect(setting).toEqual({ preset: 'wenlan', card: 'line' })
  expect(Object.keys(faults)).toEqual(['brand', 'radius', 'shadow'])
  expect(faults.radius).toContain('normal')
  expect(readThemeSetting('wenlan').faults).toHaveProperty([''])
  expect(readThemeSetting({ toString: 'normal' }).setting).toEqual({})
})

test('a page in the standard theme carries nothing, as every page has its tokens', () => {
  expect(themeCss(DEFAULT_THEME)).toBe('')
  const plain = (value: string) => value.replace(/\s/g, '')
  const declared = new Map(
    [...groundCss.matchAll(/--yz-([\w-]+):([^;]+);/g)].map(([, name, value]) => [
      name,
      plain(value as string),
    ]),
  )
  for (const [name, value] of Object.entries(tokensOf(DEFAULT_THEME)))
    expect(declared.get(name), name).toBe(plain(value))
})

test('a page in another theme says only what differs, in less than two kilobytes', () => {
  for (const name of PRESET_NAMES) {
    const css = themeCss({ ...PRESETS[name].theme, dark: 'auto' })
    expect(css.length, name).toBeLessThan(2048)
    // What is the same in every theme.
    expect(css.split('@media')[0]).not.toContain('--yz-white')
    // Lengths are multiples of a unit provided by the stage.
    expect(css).not.toMatch(/\d+u\b/)
  }
})

const GROUNDS = ['ground', 'ground-soft', 'ground-strong', 'ground-other', 'field', 'mark']

describe.each(PRESET_NAMES)('the preset %s', (name) => {
  const { theme } = PRESETS[name]
  const light = tokensOf(theme)
  // What is transparent lies on the page.
  const hex = (value: string | undefined) => (value === 'transparent' ? '#fff' : (value as string))
  const readable = (tokens: Readonly<Record<string, string>>, text: string, ground: string) =>
    expect(contrastOf(hex(tokens[text]), hex(tokens[ground])), `${text} on ${ground}`).toBeGreaterThan(4.5)

  test('can be read by daylight', () => {
    for (const ground of [...GROUNDS, 'tint', 'card', 'card-other'])
      for (const text of ['ink', 'ink-soft', 'ink-faint', 'link', 'brand-deep']) readable(light, text, ground)
    readable(light, 'on-brand', 'brand')
    readable(light, 'on-button', 'button')
    readable(light, 'on-button', 'button-pressed')
    readable(light, 'on-accent', 'accent')
    readable(light, 'on-brand', 'brand-card')
    for (const ground of ['brand-dark', 'brand-dark-card'])
      for (const text of ['white', 'on-dark-soft', 'on-dark-faint']) readable(light, text, ground)
    readable(light, 'brand-dark', 'on-dark-faint')
  })

  test('can be read in the dark', () => {
    const dark = { ...light, ...darkTokensOf(theme) }
    for (const ground of GROUNDS)
      for (const text of ['ink', 'ink-soft', 'ink-faint', 'link', 'brand-deep', 'bad', 'good'])
        readable(dark, text, ground)
  })
})

test('a brand that carries no text is filled with the nearest step that does', () => {
  const shownWith = (brand: string) => tokensOf({ ...DEFAULT_THEME, brand })
  expect(shownWith('#1554c0')).toMatchObject({ brand: '#1554c0', 'on-brand': '#fff' })
  expect(shownWith('#ffcc00')['on-brand']).not.toBe('#fff')
  expect(shownWith('#1989fa').brand).not.toBe('#1989fa')
})

test('every choice that is offered changes something', () => {
  const css = (theme: Theme) => JSON.stringify([tokensOf(theme), themeCss(theme)])
  for (const [part, choices] of Object.entries(THEME_CHOICES)) {
    const looks = Object.keys(choices).map((choice) => css({ ...PRESETS.yunzi.theme, [part]: choice }))
    expect(new Set(looks).size, part).toBe(looks.length)
  }
})
