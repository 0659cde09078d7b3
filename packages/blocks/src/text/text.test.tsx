// @vitest-environment jsdom
import { drawBlock } from '@yingzao/testkit'
import { expect, test } from 'vitest'
import { text } from './text'

test('text keeps the markup that reading has left in it', () => {
  const paragraph = drawBlock(text, { html: '<p>正文 <b>加粗</b></p>' }).querySelector('p')
  expect(paragraph?.innerHTML).toBe('正文 <b>加粗</b>')
})

test('text without content leaves nothing', () => {
  expect(drawBlock(text, { html: '' })).toBe(document.body)
})
