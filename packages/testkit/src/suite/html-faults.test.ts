// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { htmlFaults } from './html-faults'

test.each([
  '<p>一段文字</p>',
  '<a href="https://h5.example.com/">去</a><a href="#form">去</a><a href="tel:4000000000">打</a>',
  '<img src="/assets/a.jpg"><img data-src="assets/a.jpg"><source srcset="/assets/a.webp 375w,/assets/b.webp 750w">',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<div data-props="{&quot;a&quot;:&quot;undefined&quot;}"></div>',
])('%s is sound', (html) => {
  expect(htmlFaults(html)).toEqual([])
})

test.each([
  '<p><script>alert(1)</script></p>',
  '<script>alert(1)</script><p>先运行，再显示</p>',
  '<img src="/assets/a.jpg" onerror="alert(1)">',
  '<a href="javascript:alert(1)">去</a>',
  '<img data-src="data:text/html,x">',
  '<source data-srcset="/assets/a.webp 375w,//evil.com/b 750w">',
  '<iframe src="https://h5.example.com/"></iframe>',
  '<p>还剩 NaN 天</p>',
  '<p>[object Object]</p>',
  '<p class="yz-button--undefined">好</p>',
])('%s is not', (html) => {
  expect(htmlFaults(html)).toHaveLength(1)
})
