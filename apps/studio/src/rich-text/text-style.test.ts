// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { PLAIN, rangeIn, styleAt } from './text-style'

const root = document.createElement('div')

beforeEach(() => {
  document.body.replaceChildren(root)
})

/** Selects from the first bar to the second, or puts the caret at the only one. */
function at(html: string) {
  root.innerHTML = html
  const range = document.createRange()
  const bars: [Node, number][] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (let bar = text.nodeValue?.indexOf('|') ?? -1; bar >= 0; bar = text.nodeValue?.indexOf('|') ?? -1) {
      text.nodeValue = (text.nodeValue ?? '').replace('|', '')
      bars.push([text, bar])
    }
  }
  const [from, to = from] = bars
  range.setStart(...(from as [Node, number]))
  range.setEnd(...(to as [Node, number]))
  const selection = document.getSelection()
  selection?.removeAllRanges()
  selection?.addRange(range)
  return styleAt(root, rangeIn(root) as Range)
}

test('a bare text has nothing', () => {
  expect(at('字|')).toEqual(PLAIN)
})

test.each([
  ['<h2>题|</h2>', { paragraph: 'h2' }],
  ['<blockquote><p>引|</p></blockquote>', { paragraph: 'blockquote' }],
  ['<ul><li>一<ol><li>甲|</li></ol></li></ul>', { list: 'ol' }],
  ['<p><strong><em>字|</em></strong></p>', { bold: true, italic: true }],
  [
    '<p><font face="yz-brand">甲<font size="5"><u>字|</u></font></font></p>',
    { colour: 'yz-brand', size: 'yz-l', underline: true },
  ],
  ['<p><font face="yz-brand"><font face="usual" size="3">字|</font></font></p>', {}],
])('what stands around the caret counts: %s', (html, style) => {
  expect(at(html)).toEqual({ ...PLAIN, ...style })
})

test('of what is selected the first letter counts, not the text that ends before it', () => {
  expect(at('<p>甲|<b>乙|</b></p>').bold).toBe(true)
  expect(at('<p><b>甲|</b>乙</p>').bold).toBe(true)
})

test('what is selected elsewhere is nothing of the text', () => {
  const other = document.createElement('p')
  other.textContent = '别处'
  document.body.append(other)
  document.getSelection()?.selectAllChildren(other)
  expect(rangeIn(root)).toBeUndefined()
})
