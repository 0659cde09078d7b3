import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const BLOCKS = fileURLToPath(new URL('.', import.meta.url))
const GROUND = fileURLToPath(new URL('../../renderer/src/ground/ground.css', import.meta.url))

const sheets = readdirSync(BLOCKS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: uncommented(readFileSync(`${BLOCKS}${name}`, 'utf8')) }))
  .concat({ name: 'ground.css', css: uncommented(readFileSync(GROUND, 'utf8')) })

function uncommented(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, '')
}

const declarationsOf = (css: string) =>
  [...css.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, name, value]) => ({
    name: name as string,
    value: value as string,
  }))

/** Translucent black and white look the same over every picture; the black of a mask is no colour. */
const IS_SHADE = /rgba\((0, 0, 0|255, 255, 255), [\d.]+\)/g
const COLOR =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab|color)\(|(?<![\w-])(white|black|red|gold|gr[ae]y)(?![\w-])/i

test('blocks draw with the colours of the theme and no others', () => {
  const own = sheets.flatMap(({ name: sheet, css }) =>
    declarationsOf(css)
      .filter(({ name }) => !name.startsWith('--yz-') && !name.includes('mask'))
      .filter(({ value }) => COLOR.test(value.replace(IS_SHADE, '')))
      .filter(() => sheet !== 'ground.css')
      .map(({ name, value }) => `${sheet}: ${name}: ${value}`),
  )
  expect(own).toEqual([])
})

test('blocks ask only for tokens that there are', () => {
  const declared = new Set(sheets.flatMap(({ css }) => declarationsOf(css).map(({ name }) => name)))
  const missing = sheets.flatMap(({ name: sheet, css }) =>
    [...css.matchAll(/var\((--yz-[\w-]+)\)/g)]
      .map(([, token]) => token as string)
      .filter((token) => !declared.has(token) && !SET_BY_VIEWS.has(token))
      .map((token) => `${sheet}: ${token}`),
  )
  expect(missing).toEqual([])
})

/** Set by a view on its element. */
const SET_BY_VIEWS = new Set([
  '--yz-spacing',
  '--yz-shown',
  '--yz-icon-size',
  '--yz-crop-at',
  '--yz-area-x',
  '--yz-area-y',
  '--yz-area-width',
  '--yz-area-height',
  '--yz-scroll-item',
])
