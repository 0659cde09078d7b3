import { readFileSync } from 'node:fs'
import { contrastOf, PRESET_NAMES, PRESETS, tokensOf } from '@yingzao/theme'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./person.css', import.meta.url), 'utf8')
const [, opacity = ''] = /__scrim::before \{[^}]*opacity: ([\d.]+)/.exec(css) ?? []
const WHITE = '#ffffff'

test.each(PRESET_NAMES)('white words on the shade of %s can be read on a white portrait', (name) => {
  const shade = tokensOf(PRESETS[name].theme)['brand-dark'] as string
  expect(contrastOf(WHITE, over(shade, Number(opacity)))).toBeGreaterThan(4.5)
})

/** A colour with this opacity on white. */
function over(color: string, share: number): string {
  const parts = color.slice(1).match(/../g) ?? []
  const mixed = parts.map((part) => Math.round(Number.parseInt(part, 16) * share + 255 * (1 - share)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
