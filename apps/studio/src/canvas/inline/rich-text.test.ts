// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { richText } from './rich-text'

const read = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return richText(root)
}

test.each([
  ['<p>甲<b>乙</b><i>丙</i><u>丁</u></p>', '<p>甲<b>乙</b><i>丙</i><u>丁</u></p>'],
  ['<div>甲</div><div>乙<br></div>', '<p>甲</p><p>乙<br /></p>'],
  ['<strong>甲</strong><em>乙</em>', '<b>甲</b><i>乙</i>'],
  [
    '<p><a href="https://a.example/?a=1&amp;b=2">去</a></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2">去</a></p>',
  ],
])('%s is kept as the reader of pages spells it', (typed, stored) => {
  expect(read(typed)).toBe(stored)
})

test.each([
  ['<p style="color:red" onclick="x()">甲</p>', '<p>甲</p>'],
  ['<font color="red">甲</font><h1>乙</h1>', '甲乙'],
  ['<p>甲</p><!-- 乙 -->', '<p>甲</p>'],
  ['<a>甲</a><b></b>', '甲'],
])('what a text may not have does not come out of %s', (typed, stored) => {
  expect(read(typed)).toBe(stored)
})

test('signs that mean something in markup stay what was typed', () => {
  const root = document.createElement('div')
  root.append('1 < 2 && 3\u00a0> 2')
  expect(richText(root)).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2')
})
