// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { editingHtml } from './editing-html'
import { writeHtml } from './write-html'

const write = (html: string) => {
  const root = document.createElement('div')
  root.innerHTML = html
  return writeHtml(root)
}

test.each([
  ['<p>甲<b>乙</b><i>丙</i><u>丁</u></p>', '<p>甲<b>乙</b><i>丙</i><u>丁</u></p>'],
  ['<div>甲</div><div>乙<br></div>', '<p>甲</p><p>乙<br /></p>'],
  ['<strong>甲</strong><em>乙</em>', '<b>甲</b><i>乙</i>'],
  [
    '<p><a href="https://a.example/?a=1&amp;b=2">去</a></p>',
    '<p><a href="https://a.example/?a=1&amp;b=2">去</a></p>',
  ],
  ['<h2>甲</h2><blockquote>乙</blockquote><hr>', '<h2>甲</h2><blockquote>乙</blockquote><hr />'],
  ['<h1>甲</h1><h6>乙</h6>', '<h2>甲</h2><h4>乙</h4>'],
  ['<p>空行</p><p><br></p>', '<p>空行</p><p><br /></p>'],
])('%s is kept as the reader of pages spells it', (typed, stored) => {
  expect(write(typed)).toBe(stored)
})

test.each([
  ['<p style="color:red" onclick="x()">甲</p>', '<p>甲</p>'],
  ['<font color="red">甲</font><table><tr><td>乙</td></tr></table>', '甲乙'],
  ['<p>甲</p><!-- 乙 -->', '<p>甲</p>'],
  ['<a>甲</a><b></b><h2><br></h2><ul><li><br></li></ul>', '甲<br />'],
  ['<span style="font-weight:normal">甲</span><span class="yz-popup">乙</span>', '甲乙'],
])('what a text may not have, or nobody wrote, does not come out of %s', (typed, stored) => {
  expect(write(typed)).toBe(stored)
})

test.each([
  [
    '<ul><li>甲</li><ul><li>乙</li></ul><li>丙</li></ul>',
    '<ul><li>甲<ul><li>乙</li></ul></li><li>丙</li></ul>',
  ],
  [
    '<ul><li>甲<ul><li>乙</li></ul></li><ul><li>丙</li></ul></ul>',
    '<ul><li>甲<ul><li>乙</li><li>丙</li></ul></li></ul>',
  ],
  [
    '<ol>\n<li><p>甲</p></li>\n<li><p>乙</p><p>丙</p></li></ol>',
    '<ol><li>甲</li><li><p>乙</p><p>丙</p></li></ol>',
  ],
  ['<div><ul><li>甲</li></ul></div>', '<ul><li>甲</li></ul>'],
  ['<li>甲</li>', '<p>甲</p>'],
  ['<b><p>甲</p><p>乙</p></b>', '<p>甲</p><p>乙</p>'],
])('paragraphs stand in lists and quotes only, and lists in their items: %s', (typed, stored) => {
  expect(write(typed)).toBe(stored)
})

test.each([
  ['<p><font size="5">甲</font></p>', '<p><span class="yz-l">甲</span></p>'],
  ['<font face="yz-brand" size="2">甲</font>', '<span class="yz-s yz-brand">甲</span>'],
  [
    '<font face="yz-brand"><font size="6">甲</font></font>',
    '<span class="yz-brand"><span class="yz-xl">甲</span></span>',
  ],
  ['<font face="usual">甲</font><font size="3">乙</font><font face="Arial">丙</font>', '甲乙丙'],
])('a size and a colour of the theme are stored as classes: %s', (typed, stored) => {
  expect(write(typed)).toBe(stored)
})

test.each([
  '<h2>甲<span class="yz-brand">乙</span></h2>',
  '<p><span class="yz-xl yz-faint">甲<b>乙</b></span></p>',
  '<ul><li>甲<ol><li><span class="yz-s">乙</span></li></ol></li></ul>',
  '<p>1 &lt; 2 &amp;&amp; 3<br />四</p><hr />',
])('what is stored is the same after it was opened and closed again: %s', (stored) => {
  expect(write(editingHtml(stored))).toBe(stored)
})

test('signs that mean something in markup stay what was typed', () => {
  const root = document.createElement('div')
  root.append('1 < 2 && 3\u00a0> 2')
  expect(writeHtml(root)).toBe('1 &lt; 2 &amp;&amp; 3 &gt; 2')
})
