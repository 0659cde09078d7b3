// @vitest-environment jsdom
import type { Block } from '@yingzao/schema/client'
import { createSpecs, readDocument } from '@yingzao/schema/server'
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { countdown } from '../countdown/countdown'
import { countdownSpec } from '../countdown/props'
import { popup } from '../popup/popup'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { live } from './live'
import { type TabsProps, tabsSpec } from './props'
import { tabs } from './tabs'

describeBlock({
  spec: tabsSpec,
  view: tabs,
  examples,
  live,
  inside: [
    { spec: textSpec, view: text },
    { spec: countdownSpec, view: countdown },
  ],
})

function block(name: string, id: string, value: Record<string, unknown> = {}, children: Block[] = []): Block {
  return { name, id, value, common: {}, children }
}
const words = (id: string) => block('text', id, { html: `<p>${id}</p>` })

const base: TabsProps = {
  list: [
    { title: '赛程', children: [words('plan')] },
    { title: '奖品', children: [words('prizes'), words('cup')] },
  ],
  active: 0,
  sticky: false,
}

const drawn = (props: Partial<TabsProps> = {}) =>
  drawBlock(tabs, { ...base, ...props }, { id: 'contest', inside: [text, popup] })
const tabsOf = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>('[role=tab]')]
const panelsOf = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>('[role=tabpanel]')]

describe('tabs', () => {
  test('has every panel in the page and shows one', () => {
    const panels = panelsOf(drawn({ active: 1 }))
    expect(panels.map(({ hidden }) => hidden)).toEqual([true, false])
    expect(panels[1]?.querySelectorAll('[data-block=text]')).toHaveLength(2)
  })

  test('is no island: what moves it needs no React', () => {
    expect(drawn().querySelector('[data-island]')).toBeNull()
    expect(drawn().dataset.island).toBeUndefined()
  })

  test('a tab and its panel name each other, and one tab is in the order of the keyboard', () => {
    const within = drawn({ active: 1 })
    for (const [index, tab] of tabsOf(within).entries()) {
      const panel = panelsOf(within)[index]
      expect(tab.getAttribute('aria-controls')).toBe(panel?.id)
      expect(panel?.getAttribute('aria-labelledby')).toBe(tab.id)
    }
    expect(tabsOf(within).map((tab) => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
      ['false', -1],
      ['true', 0],
    ])
  })

  test('a tab that is not there stands for the last one', () => {
    expect(panelsOf(drawn({ active: 7 })).map(({ hidden }) => hidden)).toEqual([true, false])
  })

  test('a panel without content says so, and a tab without a title has a number', () => {
    const within = drawn({ list: [{ title: '', children: [] }, ...base.list] })
    expect(tabsOf(within)[0]?.textContent).toBe('标签 1')
    expect(panelsOf(within)[0]?.textContent).toBe('暂无内容')
  })

  test('has the title of every panel in it, for those without scripts', () => {
    expect(panelsOf(drawn()).map((panel) => panel.querySelector('.yz-tabs__title')?.textContent)).toEqual([
      '赛程',
      '奖品',
    ])
  })

  test('a popup in a panel stands outside of it, so that it opens while another panel is shown', () => {
    const dialog = block('popup', 'more', { position: 'center', mask: true, closeOnMask: false, title: '' }, [
      words('inside'),
    ])
    const within = drawn({ list: [...base.list, { title: '更多', children: [dialog] }] })
    expect(within.querySelector('dialog')).toBeNull()
    expect(document.querySelector('dialog[data-popup=more]')?.textContent).toBe('inside')
  })
})

describe('reading tabs', () => {
  const specs = createSpecs([tabsSpec, textSpec])
  const tab = (title: string | null) => ({
    title,
    children: [{ name: 'text', value: { html: '<p>好</p>' } }],
  })
  const said = (value: Record<string, unknown>, name = 'tabs') =>
    readDocument(
      JSON.parse(JSON.stringify({ code: 'a', title: '页', page_schema: [{ name, value }] })),
      specs,
    )
      .findings.map(
        ({ severity, rule, path }) => `${severity} ${rule} ${path.replace('page_schema[0].', '')}`,
      )
      .sort()

  test('takes the names that older documents use', () => {
    expect(said({ tabs: [tab('赛程'), tab('奖品')], active: '1' }, 'Tab')).toEqual([
      'info coerced page_schema[0]',
      'info coerced value.tabs',
      'warning coerced value.active',
    ])
  })

  test.each([
    [{}, ['error required-empty value.list']],
    [{ list: [] }, ['error required-empty value.list']],
    [{ list: '赛程' }, ['error unusable-value value.list']],
    [{ list: [tab('赛程')] }, ['error too-few value.list']],
    [{ list: Array(9).fill(tab('赛程')) }, ['error too-many value.list']],
    [{ list: [tab('赛程'), tab(null)] }, ['error required-empty value.list[1].title']],
    [{ list: [tab('赛程'), { title: '奖品' }] }, ['error required-empty value.list[1].children']],
    [{ list: [tab('赛程'), '奖品', tab('规则')] }, ['error unusable-value value.list[1]']],
    [{ list: [tab('赛程'), tab('奖品')], active: 8 }, ['warning clamped value.active']],
  ])('%j is not published as it is', (value, findings) => {
    expect(said(value)).toEqual(findings)
  })
})
