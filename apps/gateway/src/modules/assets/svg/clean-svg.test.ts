import { describe, expect, test } from 'vitest'
import { AssetRefusal } from '../asset-refusal'
import { cleanSvg } from './clean-svg'
import { HOSTILE_SVG, harmIn, svg } from './testing/hostile-svg'

const clean = (text: string) => {
  const { bytes, ...rest } = cleanSvg(Buffer.from(text))
  return { text: Buffer.from(bytes).toString(), ...rest }
}

describe('a drawing that wants to run, load or lead somewhere', () => {
  test.each(HOSTILE_SVG)('$how: what is left cannot', ({ text, says }) => {
    const drawing = clean(text)
    expect(harmIn(drawing.text)).toEqual([])
    expect(drawing.removed.join('、')).toContain(says)
    expect(drawing.text).toContain('<rect')
  })

  test('is told from a harmless one: all of them do harm as they come', () => {
    for (const { how, text } of HOSTILE_SVG) expect([how, harmIn(text)]).not.toEqual([how, []])
  })
})

describe('a drawing as programs write it', () => {
  const FIGMA = svg(`<defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1" gradientUnits="userSpaceOnUse">
      <stop stop-color="#FF0"/><stop offset="1" stop-color="#F00" stop-opacity=".5"/></linearGradient>
    <clipPath id="c"><rect width="10" height="10" rx="2"/></clipPath></defs>
    <g clip-path="url(#c)" filter="url('#f')"><path d="M0 0h10v10H0z" fill="url(#a)" transform="matrix(1 0 0 1 2 3)"/></g>`)

  test('keeps its shapes, gradients and references', () => {
    const { text, removed } = clean(FIGMA)
    expect(removed).toEqual([])
    for (const part of [
      'fill="url(#a)"',
      'clip-path="url(#c)"',
      'd="M0 0h10v10H0z"',
      'matrix(1 0 0 1 2 3)',
    ]) {
      expect(text).toContain(part)
    }
  })

  test('keeps its style sheet, moments and screens among it', () => {
    const sheet =
      '.a{fill:#f00;stroke:url(#b)}@media (min-width:300px){.a{opacity:.5}}@keyframes turn{to{transform:rotate(360deg)}}'
    const { text, removed } = clean(svg(`<style><![CDATA[/* red */ ${sheet}]]></style><rect class="a"/>`))
    expect([text.includes(sheet), removed]).toEqual([true, []])
  })

  test('loses the notes of its program without a word', () => {
    const { text, removed } = clean(`<?xml version="1.0"?><!-- made by hand -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
        viewBox="0 0 4 4" inkscape:version="1"><metadata><a>x</a></metadata><inkscape:grid/><rect/></svg>`)
    expect([text.includes('inkscape'), text.includes('metadata'), removed]).toEqual([false, false, []])
  })

  test('keeps pictures in it and links inside it, under the name that every browser knows', () => {
    const png = 'data:image/png;base64,iVBORw0KGgo='
    const { text } = clean(svg(`<image href="${png}"/><g id="x"><rect/></g><use href="#x"/>`))
    expect(text).toContain(`xlink:href="${png}"`)
    expect(text).toContain('<use xlink:href="#x"/>')
  })

  test('keeps what it says to readers, and signs that mean something in XML', () => {
    const { text } = clean(svg('<title>A &lt;b&gt; &amp; “c”</title><text x="1">1 &lt; 2</text>'))
    expect(clean(text).text).toBe(text)
    expect(text).toContain('<text x="1">1 &#60; 2</text>')
  })

  test('cleaned again is the same to the byte', () => {
    for (const { text } of [...HOSTILE_SVG, { text: FIGMA }]) {
      const once = clean(text).text
      expect(clean(once)).toMatchObject({ text: once, removed: [] })
    }
  })
})

describe('the size', () => {
  test.each([
    ['width="120" height="80"', [120, 80], 'viewBox="0 0 120 80"'],
    ['viewBox="0 0 24 12"', [24, 12], 'viewBox="0 0 24 12"'],
    ['width="48" viewBox="0 0 24 12"', [48, 24], 'height="24"'],
    ['width="100%" height="100%" viewBox="0,0,24,12"', [24, 12], 'width="24"'],
    ['width="1in" height="25.4mm"', [96, 96], 'viewBox="0 0 96 96"'],
    ['width="0.2" height="0.2"', [1, 1], 'viewBox="0 0 0.2 0.2"'],
  ])('of a drawing with %s is found and written down', (said, size, written) => {
    const { text, width, height } = clean(`<svg xmlns="http://www.w3.org/2000/svg" ${said}><rect/></svg>`)
    expect([width, height]).toEqual(size)
    expect(text).toContain(written)
  })
})

/** A row of groups in which each shows the next one ten times. */
const bomb = (rows: number, show: (id: number) => string) =>
  Array.from({ length: rows }, (_none, id) => `<g id="i${id}">${show(id + 1).repeat(10)}</g>`).join('')

test.each([
  ['no XML', svg('<rect>'), '已损坏'],
  ['half a file', svg('<rect/>').slice(0, -9), '已损坏'],
  ['HTML', '<html><body><svg><rect/></svg></body></html>', '不是 SVG'],
  [
    'entities',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 1 1">&b;</svg>',
    'ENTITY',
  ],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', '没有写明尺寸'],
  ['900 million pixels', '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>', '像素'],
  ['a thousand levels', svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000)), '层级'],
  ['ten to the ninth uses', svg(bomb(9, (id) => `<use href="#i${id}"/>`)), '引用过多'],
  ['ten to the ninth fills', svg(bomb(9, (id) => `<rect fill="url(#i${id})"/>`)), '引用过多'],
  [
    'ten to the ninth fills by classes',
    svg(
      `<style>${Array.from({ length: 9 }, (_none, id) => `.c${id}{fill:url(#i${id})}`).join('')}</style>` +
        bomb(9, (id) => `<rect class="c${id}"/>`),
    ),
    '引用过多',
  ],
  ['a circle', svg('<g id="a"><use href="#a"/></g>'), '互相循环'],
  [
    'a row of ten thousand',
    svg(
      bomb(10_000, () => '').replace(
        /<g id="i(\d+)">/g,
        (_g, id) => `<g id="i${id}" mask="url(#i${Number(id) + 1})">`,
      ),
    ),
    '引用过多',
  ],
  [
    'two thousand selectors that show parts',
    svg(`<style>${'a,'.repeat(2_000)}b{fill:url(#x)}</style><rect id="x"/>`),
    '过于复杂',
  ],
  [
    'a thousand rules for everything',
    svg(`<style>${'*,'.repeat(900)}*{fill:url(#x)}</style>${'<g/>'.repeat(9_000)}<rect id="x"/>`),
    '引用过多',
  ],
  ['fifty thousand shapes', svg('<rect/>'.repeat(50_000)), '过于复杂'],
])('%s is refused in words', (_what, text, reason) => {
  expect(() => cleanSvg(Buffer.from(text))).toThrow(AssetRefusal)
  expect(() => cleanSvg(Buffer.from(text))).toThrow(reason)
})

test('long runs of letters are read in passing', () => {
  const started = process.cpuUsage()
  const long = 'a'.repeat(1_500_000)
  clean(svg(`<path d="${long}"/><rect class="x"/><style>${long}{${long}:${long.slice(0, 400_000)}}</style>`))
  // Processor time: on a busy machine elapsed time means nothing.
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
})

test('a text that is not UTF-8 is refused', () => {
  expect(() => cleanSvg(Buffer.concat([Buffer.from(svg('<rect/>')), Buffer.from([0xff, 0xfe])]))).toThrow(
    'UTF-8',
  )
})
