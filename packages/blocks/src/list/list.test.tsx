// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { list } from './list'
import { live } from './live'
import { type ListProps, listSpec } from './props'

describeBlock({ spec: listSpec, view: list, examples, live })

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

/** Sets up a live list, and returns a function that taps its button. */
function alive(props: Partial<ListProps> = {}) {
  const block = drawBlock(list, { ...base, ...props })
  live(block, createTestPage())
  return { block, tapMore: () => more(block)?.click() }
}

describe('list', () => {
  test.each(['text', 'card', 'table'] as const)(
    'as %s shows as many again with every tap, and says when that was all',
    (type) => {
      const { block, tapMore } = alive({ type })
      const end = block.querySelector<HTMLElement>('.yz-list__end')
      expect(seen(block)).toBe(5)
      tapMore()
      expect(seen(block)).toBe(10)
      expect(end?.hidden).toBe(true)
      tapMore()
      expect(seen(block)).toBe(12)
      expect(more(block)).toBeNull()
      expect(end?.hidden).toBe(false)
      expect(end?.textContent).toBe('没有更多了')
    },
  )

  test('announces how many there are now', () => {
    const { block, tapMore } = alive()
    const status = block.querySelector('[role=status]')
    expect(status?.textContent).toBe('已显示 5 条，共 12 条')
    tapMore()
    expect(status?.textContent).toBe('已显示 10 条，共 12 条')
  })

  test('takes the focus on to the first item that is new, also with the last tap', () => {
    const { block, tapMore } = alive()
    tapMore()
    expect(document.activeElement).toBe(items(block)[5])
    tapMore()
    expect(document.activeElement).toBe(items(block)[10])
  })

  test('loads nothing until more is asked for, and has the rest for those without scripts', () => {
    const block = drawBlock(list, base)
    expect(block.dataset.live).toBe('near')
    expect(block.querySelectorAll('picture img:not([data-src])')).toHaveLength(0)
    expect(block.textContent).toContain('第 12 条')
  })

  test.each<[string, Partial<ListProps>]>([
    ['without pages', { page_size: 0 }],
    ['with room for all', { page_size: 12 }],
    ['without items', { list: [] }],
  ])('%s ships no script and no button', (_, props) => {
    const block = drawBlock(list, { ...base, ...props })
    expect(block.dataset.live).toBeUndefined()
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
