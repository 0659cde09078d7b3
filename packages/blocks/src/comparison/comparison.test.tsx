// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { comparison } from './comparison'
import { examples } from './examples'
import { type ComparisonProps, comparisonSpec } from './props'

describeBlock({ spec: comparisonSpec, view: comparison, examples })

const base: ComparisonProps = {
  title: '选哪种课',
  look: 'table',
  columns: [{ title: '体验课' }, { title: '系统课' }],
  chosen: 'second',
  list: [
    { name: '课时', first: '3 节', second: '24 节', third: '' },
    { name: '答疑', first: '—', second: '✓', third: '' },
  ],
}

const drawn = (props: Partial<ComparisonProps> = {}) => drawBlock(comparison, { ...base, ...props })
/** Returns what a screen reader reads for an element: signs are read by their name. */
const readOf = (element: Element) =>
  element.querySelector('[role=img]')?.getAttribute('aria-label') ?? element.textContent
const read = (within: Element, selector: string) => [...within.querySelectorAll(selector)].map(readOf)

describe('comparison', () => {
  test('is a table whose columns and rows have header cells', () => {
    const table = drawn()
    expect(read(table, 'th[scope=col]')).toEqual(['体验课', '系统课'])
    expect(read(table, 'th[scope=row]')).toEqual(['课时', '答疑'])
  })

  test('gives signs a word for those who hear the page', () => {
    expect(read(drawn(), 'tbody td')).toEqual(['3 节', '24 节', '无', '有'])
  })

  test.each(['✓ 含讲义', '2024-12', ''])('takes no sign out of a text: %j', (text) => {
    const list = base.list.map((row) => ({ ...row, first: text, second: text }))
    expect(new Set(read(drawn({ list }), 'tbody td'))).toEqual(new Set([text]))
  })

  test('puts the chosen column and no other on the brand colour', () => {
    const chosen = '.yz-comparison__chosen'
    expect(read(drawn(), chosen)).toEqual(['系统课', '24 节', '有'])
    expect(read(drawn({ chosen: 'none' }), chosen)).toEqual([])
    // Its column has been removed.
    expect(read(drawn({ chosen: 'third' }), chosen)).toEqual([])
  })

  test('draws a third cell only where there is a third column', () => {
    const list = base.list.map((row) => ({ ...row, third: '面授' }))
    expect(drawn({ list }).textContent).not.toContain('面授')
    const columns = [...base.columns, { title: '面授课' }]
    expect(read(drawn({ list, columns }), 'td:last-child')).toEqual(['面授', '面授'])
  })

  test('is a card for each column, with all rows in it', () => {
    const cards = [...drawn({ look: 'cards' }).querySelectorAll('.yz-comparison__card')]
    expect(cards.map((card) => read(card, 'h3, dt, dd'))).toEqual([
      ['体验课', '课时', '3 节', '答疑', '无'],
      ['系统课', '课时', '24 节', '答疑', '有'],
    ])
  })
})
