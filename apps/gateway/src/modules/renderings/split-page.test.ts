import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factsOf } from './facts-of'
import { markPage, nameOf } from './mark-page'
import { joinPage, splitPage } from './split-page'

const SCRIPT = `<script>${'let a = 1;'.repeat(60)}</script>`
const STYLE = `<style data-page>${'.a{color:red}'.repeat(60)}</style>`
const page = (root: string, body: string) =>
  `<!doctype html><html ${root}><head>${STYLE}</head><body>${body}${SCRIPT}</body></html>`

describe('a page that is split', () => {
  test('is the same when it is put together, whatever stands in it', () => {
    const piece = fc.constantFrom(
      SCRIPT,
      STYLE,
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<script src="x">',
      '股',
      '😀',
      'x'.repeat(500),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = Buffer.from(pieces.join('')).toString()
        const split = splitPage(html)
        expect(joinPage(split, split.bytes)).toBe(html)
      }),
    )
  })

  test('keeps what pages have in common apart from its own text', () => {
    const one = splitPage(page('data-code="a"', '一'))
    const other = splitPage(page('data-code="b"', '二'))
    expect([...one.bytes.keys()]).toEqual([...other.bytes.keys()])
    expect(one.bytes.size).toBe(2)
    expect(one.markup).not.toContain('color')
  })

  test('is not put together without a part', () => {
    const split = splitPage(page('', ''))
    expect(joinPage(split, new Map([...split.bytes].slice(1)))).toBeUndefined()
  })
})

describe('a page that is marked', () => {
  const html = page('lang="zh-CN" data-code="a"', '一')

  test('names its own bytes, and is named the same once it does', () => {
    const marked = markPage(html)
    const { hash, rendering } = nameOf(html)
    expect(marked).toContain(`<html data-rendering="${rendering}" lang="zh-CN"`)
    expect(nameOf(marked)).toEqual({ hash, rendering })
    expect(markPage(marked)).toBe(marked)
  })

  test('is named otherwise once a character of it is another', () => {
    expect(nameOf(html.replace('一', '二')).rendering).not.toBe(nameOf(html).rendering)
  })

  test('that is no page of ours stays as it is', () => {
    expect(markPage('<p>state</p>')).toBe('<p>state</p>')
  })
})

test('a page says which version and variant of which build it is, and what it names', () => {
  const own = `/assets/${'a'.repeat(64)}-640.webp`
  const html = page(
    'data-build="b1" data-code="sale" data-version="7" data-variant="12.B"',
    `<img src="${own}" srcset="${own} 640w"><img src="https://a.example/b.jpg?x=1&amp;y=2"><i style="background:url(&quot;https://a.example/c.png&quot;)"></i><a href="https://b.example/">`,
  )
  expect(factsOf(html)).toEqual({
    code: 'sale',
    page_version: 7,
    variant: '12.B',
    build: 'b1',
    addresses: [own, 'https://a.example/b.jpg?x=1&y=2', 'https://a.example/c.png'],
  })
})
