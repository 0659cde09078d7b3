// @vitest-environment jsdom
import { describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { list } from './list'
import { type ListProps, listSpec } from './props'

describeBlock({ spec: listSpec, view: list, examples })

const itemsOf = (count: number): ListProps['list'] =>
  Array.from({ length: count }, (_, index) => ({
    title: `第 ${index + 1} 条`,
    desc: '',
    image: '/assets/a.jpg',
    time: '',
  }))

const base: ListProps = {
  type: 'card',
  list: itemsOf(12),
  source: '',
  source_params: '',
  page_size: 5,
  emptyText: '暂无数据',
}

const items = (block: HTMLElement) => [...block.querySelectorAll<HTMLElement>('[data-item]')]
const seen = (block: HTMLElement) => items(block).filter(({ hidden }) => !hidden).length
const more = (block: HTMLElement) => block.querySelector<HTMLElement>('.yz-list__more')
const tapMore = (block: HTMLElement) => act(() => more(block)?.click())

describe('list', () => {
  test('shows as many again with every tap, and says when that was all', async () => {
    const island = drawBlock(list, base)
    await wakeBlock(island, list)
    expect(seen(island)).toBe(5)
    await tapMore(island)
    expect(seen(island)).toBe(10)
    await tapMore(island)
    expect(seen(island)).toBe(12)
    expect(more(island)).toBeNull()
    expect(island.textContent).toContain('没有更多了')
  })

  test('announces how many there are now', async () => {
    const island = drawBlock(list, base)
    await wakeBlock(island, list)
    const status = island.querySelector('[role=status]')
    await tapMore(island)
    expect(status?.textContent).toBe('已显示 10 条，共 12 条')
  })

  test('takes the focus on to the first item that is new', async () => {
    const island = drawBlock(list, base)
    await wakeBlock(island, list)
    await tapMore(island)
    expect(document.activeElement).toBe(items(island)[5])
  })

  test('loads nothing until more is asked for, and has the rest for those without scripts', () => {
    const island = drawBlock(list, base)
    expect(island.dataset.island).toBe('tap')
    expect(island.querySelectorAll('picture img:not([data-src])')).toHaveLength(0)
    expect(island.textContent).toContain('第 12 条')
  })

  test.each<[string, Partial<ListProps>]>([
    ['without pages', { page_size: 0 }],
    ['with room for all', { page_size: 12 }],
    ['without items', { list: [] }],
  ])('%s ships no script and no button', (_, props) => {
    const block = drawBlock(list, { ...base, ...props })
    expect(block.dataset.island).toBeUndefined()
    expect(more(block)).toBeNull()
  })

  test('without items says so', () => {
    expect(drawBlock(list, { ...base, list: [] }).textContent).toBe('暂无数据')
    expect(drawBlock(list, { ...base, list: [], emptyText: '' }).textContent).toBe('暂无数据')
  })

  test('as a table has only the columns that say something', () => {
    const columns = (change: object) =>
      [
        ...drawBlock(list, {
          ...base,
          type: 'table',
          list: itemsOf(2).map((item) => ({ ...item, ...change })),
        }).querySelectorAll('thead th'),
      ].map((column) => column.textContent)
    expect(columns({})).toEqual(['标题'])
    expect(columns({ time: '今天' })).toEqual(['标题', '时间'])
    expect(columns({ desc: '说明', time: '今天' })).toEqual(['标题', '说明', '时间'])
  })

  test('makes a real link of an item that leads somewhere', () => {
    const [item] = itemsOf(1)
    const linked = [{ ...item, action: { type: 7, atext: '/h5-page/h5/lesson' } }]
    for (const type of ['text', 'card', 'table']) {
      const link = drawBlock(list, { ...base, type, list: linked }).querySelector('a')
      expect(link?.getAttribute('href')).toBe('/h5-page/h5/lesson')
      expect(link?.textContent).toContain('第 1 条')
    }
  })
})
