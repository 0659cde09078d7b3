import { expect, test } from 'vitest'
import { TEXT_COLOURS, TEXT_SIZES } from '../rich-text'
import { FindingLog, Place } from './place'
import { readHtml } from './read-html'

function read(html: string) {
  const log = new FindingLog()
  const clean = readHtml(html, '内容', new Place(log), {})
  return { clean, said: log.findings().map(({ severity, rule, message }) => ({ severity, rule, message })) }
}

test.each([
  '<h2>大标题</h2><h3>标题</h3><h4>小标题</h4><p>正文</p>',
  '<ul><li>一<ol><li>甲</li></ol></li><li><b>二</b></li></ul>',
  '<blockquote><p>引用</p></blockquote><hr />',
  '<h2><span class="yz-brand">品牌色</span>的标题</h2>',
  '<p><span class="yz-l yz-soft">大而次要</span></p>',
  '<p><span class="yz-faint"><span class="yz-s">小而浅</span></span></p>',
])('%s is kept as it is', (html) => {
  expect(read(html)).toEqual({ clean: html, said: [] })
})

test.each([...TEXT_SIZES, ...TEXT_COLOURS])('a span may be of the class %s', (name) => {
  const html = `<span class="${name}">字</span>`
  expect(read(html)).toEqual({ clean: html, said: [] })
})

test.each([
  ['<h1>题</h1><h5>题</h5>', '题题', '<h1>、<h5>'],
  ['<h2 class="yz-brand">题</h2>', '<h2>题</h2>', 'class'],
  ['<ul class="yz-l"><li style="color:red">项</li></ul>', '<ul><li>项</li></ul>', 'class、style'],
  ['<span class="yz-brand yz-popup">字</span>', '<span class="yz-brand">字</span>', 'class'],
  ['<span class="yz-brandy">字</span>', '<span>字</span>', 'class'],
  ['<span class="YZ-BRAND">字</span>', '<span>字</span>', 'class'],
  ['<table><tr><td>格</td></tr></table>', '格', '<table>、<tr>、<td>'],
  ['<ol start="3" type="a"><li value="9">项</li></ol>', '<ol><li>项</li></ol>', 'start、type、value'],
])('of %s stays only what a text may have', (html, clean, removed) => {
  const message = `“内容”中不支持的标签或属性已删除：${removed}。`
  expect(read(html)).toEqual({ clean, said: [{ severity: 'warning', rule: 'html-cleaned', message }] })
})

test('script inside a heading or a list is still reported as script', () => {
  const { clean, said } = read('<ul><li onclick="x()">一<script>x()</script></li></ul>')
  expect(clean).toBe('<ul><li>一</li></ul>')
  expect(said.map(({ rule }) => rule)).toContain('script-removed')
})

test('a paragraph ends where a heading or a list begins, as browsers read it', () => {
  expect(read('<p>一<h2>二</h2><p>三<ul><li>四<li>五</ul>').clean).toBe(
    '<p>一</p><h2>二</h2><p>三</p><ul><li>四</li><li>五</li></ul>',
  )
})
