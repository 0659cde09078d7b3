// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { expect, test } from 'vitest'
import { examples } from './examples'
import { textSpec } from './props'
import { text } from './text'

describeBlock({ spec: textSpec, view: text, examples })

test('text keeps the markup that reading has left in it', () => {
  const paragraph = drawBlock(text, { html: '<p>正文 <b>加粗</b></p>' }).querySelector('p')
  expect(paragraph?.innerHTML).toBe('正文 <b>加粗</b>')
})
