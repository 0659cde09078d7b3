import { expect, test } from 'vitest'
import { hostMarkup, needsHost } from './host-markup'

test.each([
  '<button class="yz-tap" type="button" data-act="{&quot;type&quot;:5}">',
  '<button type="button" data-back="/h5-page/">',
  '<a class="yz-tap" href="/h5-page/" data-stat="{}">',
  '<a class="yz-tap" href="https://shop.example.com/">',
])('%s needs the host', (html) => {
  expect(needsHost(`<div>${html}`)).toBe(true)
})

test.each([
  '<button type="button" data-pop="rules">',
  '<a href="/h5-page/h5/other">',
  '<a href="tel:4008001234">',
  '<img src="https://cdn.example.com/a.png">',
  '<p>写作 data-act="x" 也只是文字</p>',
])('%s does without it', (html) => {
  expect(needsHost(`<div>${html}`)).toBe(false)
})

test('a deployment that sets nothing adds no byte', () => {
  expect(hostMarkup()).toBe('')
  expect(hostMarkup({})).toBe('')
})

test('settings cannot break out of their element', () => {
  const html = hostMarkup({ home: '</script><script>alert(1)</script>' })
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(html.replace(/<[^>]*>/g, ''))).toEqual({ home: '</script><script>alert(1)</script>' })
})
