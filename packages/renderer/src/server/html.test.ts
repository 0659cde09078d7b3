import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { attributes, escapeHtml } from './html'
import { styleText } from './style-text'

const TRICKY = constantFrom('<', '>', '"', "'", '&', ';', '=', '`', ' ', '\n', '\0', 'a', '中', '😀')

test('no text ends an attribute or begins a tag, whatever stands in it', () => {
  assert(
    property(string({ unit: TRICKY }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      expect(attributes({ title: text })).toMatch(/^ title="[^"<>]*"$/)
    }),
  )
})

test('what is escaped is read as it was', () => {
  expect(escapeHtml(`a & <b> "c" 'd'`)).toBe('a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;')
})

test('an attribute without a value is left out; one that is empty or zero is not', () => {
  expect(attributes({ id: 'a', title: undefined, alt: '', width: 0 })).toBe(' id="a" alt="" width="0"')
})

test('a style is written in the words of CSS', () => {
  expect(styleText({ zIndex: '1', backgroundColor: '#fff' })).toBe('z-index:1;background-color:#fff')
})
