import { specs } from '@yingzao/blocks/props'
import { views } from '@yingzao/blocks/view/server'
import { renderBlocks } from '@yingzao/renderer/server'
import {
  type JsonValue,
  readDocument,
  STYLE_PROPERTIES,
  THEME_NAMES,
  themeValue,
} from '@yingzao/schema/server'
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { backgroundStyle } from './page-background'

const RUNS = 600

const OUT = 'https://evil.example.net/x'
/** Each hides the footer with the risk warning, covers the page or loads something, once it is in an attribute. */
const PAYLOADS = [
  'red;position:fixed;inset:0',
  'red}footer{display:none',
  `url(${OUT})`,
  `URL("${OUT}")`,
  `image-set('${OUT}' 1x)`,
  'HTTPS://h5.example.com/a.png;display:none',
  'hTTps://h5.example.com/a.png);position:fixed;top:0',
  'https://h5.example.com/a.png");display:none;b:("',
  '/a.png");display:none;x:url("',
  '/a.png;display:none',
  'assets/a.png;display:none.png',
  'http://localhost/a.png;position:fixed',
  '\\3b display:none',
  'expression(alert(1))',
  'var(--x)',
  'var(--yz-brand,url(x))',
  'linear-gradient(90deg, var(--yz-brand), var(--yz-x))',
  'red/*',
  '*/;color:red',
  '10px !important',
  'calc(1px);top:0',
  'rgb(0,0,0);display:none',
  '-moz-binding:url(#x)',
  '"><script>alert(1)</script>',
]
const PIECES = [
  'HTTPS:',
  'https://',
  'a.com',
  '/',
  ';',
  ':',
  '(',
  ')',
  '"',
  "'",
  '\\',
  'url(',
  'display:none',
  ' ',
  '\n',
  '#fff',
  'var(--yz-brand)',
  '10px',
  '%',
  ',',
  '*',
  '-',
  '{',
  '}',
  '字',
  '.png',
]
const hostile = fc.oneof(
  fc.constantFrom(...PAYLOADS),
  fc.array(fc.constantFrom(...PIECES, ...PAYLOADS), { maxLength: 6 }).map((pieces) => pieces.join('')),
)
const anything = fc.oneof(
  hostile,
  hostile,
  fc.double(),
  fc.constantFrom(0, 12, -5, 1e21, '12', '50%', '#fff', 'red'),
)

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** What a block's position becomes, and what blocks make of their own settings. */
const PLACED = ['position', 'z-index', 'top', 'right', 'bottom', 'left']
const OURS = ['width', 'height', 'padding-top', 'animation-duration']
const FUNCTIONS = /^(?:rgba?|hsla?|calc|(?:linear|radial)-gradient|translate[xy]?|scale|rotate)?$/i
/** Every theme value that an author may name. */
const THEME_VALUES = Object.values(THEME_NAMES).flat().map(themeValue)
/** Used in sizes that we write ourselves. */
const OUR_FUNCTIONS = /var\(--[ut]\)|env\(safe-area-inset-\w+, ?0px\)/g
const GROUND =
  /^url\("(?:\/|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])[\w\-./:?&=%#~+,@!*$]*"\) top center \/ 100% auto no-repeat$/i

/**
 * Returns what a `style` attribute contains besides one declaration of each of these properties, with known values. Has
 * its own parser.
 */
function foreignIn(style: string, properties: readonly string[]): string[] {
  const left = new Set(properties)
  return style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^([\w-]+):(.+)$/s.exec(declaration.trim()) ?? []
    // Each once: a second one of the same name would be somebody else's.
    if (!left.delete(name) && !/^--yz-[\w-]+$/.test(name)) return [declaration]
    if (name === 'background' && GROUND.test(value)) return []
    const plain = THEME_VALUES.reduce(
      (rest, named) => rest.replaceAll(named, '0'),
      value.replace(OUR_FUNCTIONS, '0'),
    )
    const functions = Array.from(plain.matchAll(/([\w-]*)\(/g), ([, word = '']) => word)
    const isKnown = /^[\w#%.,()+\-/* ]+$/.test(plain) && !plain.includes('/*')
    return isKnown && functions.every((word) => FUNCTIONS.test(word)) ? [] : [declaration]
  })
}

/** Returns the `style` attributes of everything in a page. */
function stylesOf(page_schema: unknown[]): string[] {
  const page = JSON.parse(JSON.stringify({ code: 'a', title: 'a', page_schema })) as JsonValue
  const { document } = readDocument(page, specs)
  const site = { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }
  const facts = { title: '', images: {}, site, firstImageBlock: undefined }
  const { html } = renderBlocks({ blocks: document.page_schema, views, facts, draft: false })
  return stylesBelow(parse(html))
}

/** Parses the markup as a browser does. Not a jsdom document: that reads the CSS too, and throws at some of it. */
function stylesBelow(node: DefaultTreeAdapterTypes.Node): string[] {
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => name === 'style') : []
  const inner = 'childNodes' in node ? node.childNodes : []
  return [...own.map(({ value }) => value), ...inner.flatMap(stylesBelow)]
}

/** Returns the `style` attribute of a page's background. */
function groundOf(background: string): string {
  return backgroundStyle(
    readDocument({ code: 'a', title: 'a', background, page_schema: [] }, specs).document.background,
  )
}

const style = fc.dictionary(
  fc.constantFrom(...STYLE_PROPERTIES.keys(), 'position', 'zIndex', 'top;x', 'background-color'),
  anything,
  { maxKeys: 4 },
)
const position = fc.record(
  {
    type: fc.constantFrom('fixed', 'sticky', 'absolute', 'fixed;top:0'),
    top: anything,
    bottom: anything,
    left: anything,
  },
  { requiredKeys: ['type'] },
)

test('nothing but allowed declarations is ever in a style attribute', () => {
  let seen = 0
  fc.assert(
    fc.property(hostile, style, position, (background, style, position) => {
      const ground = groundOf(background)
      if (ground !== '') expect(foreignIn(ground, ['background'])).toEqual([])
      const allowed = [...Object.keys(style).map(kebab), ...PLACED]
      for (const text of stylesOf([{ name: 'text', value: { html: '<p>字</p>', style, position } }])) {
        seen += 1
        expect(foreignIn(text, allowed)).toEqual([])
      }
    }),
    { numRuns: RUNS },
  )
  expect(seen).toBeGreaterThan(RUNS / 4)
}, 120_000)

test('none of the settings of any block becomes CSS of its own', () => {
  const blocks = specs.all.flatMap(({ name, fields }) =>
    PAYLOADS.flatMap((payload) => {
      const value = Object.fromEntries(fields.map((field) => [field.name, payload]))
      const lists = fields.flatMap((field) =>
        field.kind === 'list' && field.item.kind === 'object'
          ? [[field.name, [Object.fromEntries(field.item.fields.map((inner) => [inner.name, payload]))]]]
          : [],
      )
      return [value, { ...value, ...Object.fromEntries(lists) }].map((props) => ({ name, value: props }))
    }),
  )
  for (let from = 0; from < blocks.length; from += 400) {
    for (const text of stylesOf(blocks.slice(from, from + 400))) expect(foreignIn(text, OURS)).toEqual([])
  }
}, 120_000)

test('pages still have the grounds that they ask for', () => {
  expect(backgroundStyle('#FFF4EC')).toBe('background:#FFF4EC')
  expect(backgroundStyle('/assets/a.png')).toBe(
    'background:url("/assets/a.png") top center / 100% auto no-repeat',
  )
  expect(backgroundStyle('HTTPS://h5.example.com/a(1);b.png')).toBe(
    'background:url("HTTPS://h5.example.com/a%281%29%3Bb.png") top center / 100% auto no-repeat',
  )
  expect(backgroundStyle('')).toBe('')
})

test('text put together is seen: an address taken for a colour, and styles that nobody has parsed', () => {
  expect(foreignIn('background:HTTPS://h5.example.com/a.png;display:none', ['background'])).not.toEqual([])
  const unseen = PAYLOADS.filter((payload) => foreignIn(`color:${payload}`, ['color']).length === 0)
  expect(unseen).toEqual([])
})
