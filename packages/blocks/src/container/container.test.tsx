// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { container } from './container'
import { examples } from './examples'
import { containerSpec } from './props'

describeBlock({ spec: containerSpec, view: container, examples, inside: [{ spec: textSpec, view: text }] })

const child = { view: text, props: { html: '<p>每晚八点</p>' } }

describe('container', () => {
  test('holds its blocks and adds no words or script of its own', () => {
    const drawn = drawBlock(container, {}, { child })
    expect(drawn.querySelector('[data-block=text]')?.textContent).toBe('每晚八点')
    expect(drawn.textContent).toBe('每晚八点')
    expect(drawn.dataset.island).toBeUndefined()
  })

  test('carries the look that every block can be given', () => {
    const drawn = drawBlock(container, {}, { child, common: { style: { padding: 20 } } })
    expect(drawn.getAttribute('style')).toBe('padding:calc(var(--u) * 20)')
  })
})
