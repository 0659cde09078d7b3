import { readFileSync } from 'node:fs'
import { contrastOf, darkTokensOf, PRESET_NAMES, PRESETS, tokensOf } from '@yingzao/theme'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('section.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** Returns the declarations of all rules of the style sheet for a selector, alone or in a list. */
function declarations(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((each) => each.trim() === selector),
  )
  const lines = rules.flatMap(([, , body = '']) => [...body.matchAll(/([\w-]+):\s*([^;]+);/g)])
  return new Map(lines.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** The tokens as they are inside a section on this ground. */
function tokensOn(ground: string, theme: Readonly<Record<string, string>>): (token: string) => string {
  const inner = declarations(`.yz-section--${ground} > .yz-section__in`)
  const outer = declarations(`.yz-section--${ground}`)
  const root = new Map(Object.entries(theme).map(([name, value]) => [`--yz-${name}`, value]))
  return (token) => resolved(`--yz-${token}`, [inner, outer, root])
}

/** As a browser does it: a property that is declared on an element sees the others of that element first. */
function resolved(name: string, elements: readonly Map<string, string>[]): string {
  const [nearest, ...farther] = elements
  if (nearest === undefined) throw new Error(`Nothing says what ${name} is.`)
  const value = nearest.get(name)
  if (value === undefined) return resolved(name, farther)
  const [, other] = /^var\((--yz-[\w-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : resolved(other, elements)
}

const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'link', 'brand-deep']
const GROUNDS = ['ground', 'card', 'field', 'ground-soft', 'ground-strong', 'mark']
const WITH_TOKENS = ['tint', 'strong', 'brand', 'dark', 'glow', 'over-dark', 'over-light']

describe.each(PRESET_NAMES)('in the theme %s', (name) => {
  const { theme } = PRESETS[name]
  const light = tokensOf(theme)
  const moods = { light, dark: { ...light, ...darkTokensOf(theme) } }

  test.each(WITH_TOKENS)(
    'text, links and buttons are read on the ground %s, by day and in the dark',
    (ground) => {
      for (const [mood, tokens] of Object.entries(moods)) {
        const on = tokensOn(ground, tokens)
        const under = (token: string) => (on(token) === 'transparent' ? on('ground') : on(token))
        const readable = (front: string, back: string) =>
          expect(contrastOf(on(front), under(back)), `${mood}: ${front} on ${back}`).toBeGreaterThan(4.49)
        for (const back of GROUNDS) for (const front of TEXTS) readable(front, back)
        readable('on-brand', 'brand')
        readable('on-button', 'button')
      }
    },
  )
})

test('the shade under words carries them on any picture', () => {
  const shade = (ground: string) => Number(declarations(ground).get('opacity'))
  const mixed = (share: number, top: number, below: number) => top * share + below * (1 - share)
  const grey = (level: number) => `#${Math.round(level).toString(16).padStart(2, '0').repeat(3)}`
  const dark = mixed(shade('.yz-section--picture > .yz-section__in::before'), 0, 255)
  expect(contrastOf('#ffffff', grey(dark))).toBeGreaterThan(4.5)
  const light = mixed(shade('.yz-section--over-light > .yz-section__in::before'), 255, 0)
  expect(contrastOf(tokensOf(PRESETS.zhusha.theme).ink as string, grey(light))).toBeGreaterThan(4.5)
})
