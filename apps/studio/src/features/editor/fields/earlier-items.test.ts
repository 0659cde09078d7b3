import { describe, expect, test } from 'vitest'
import { surveyListItem } from '../testing/survey-list-item'
import { earlierItems, itemsBefore } from './earlier-items'
import { withNewKeys } from './field-keys'

const list = [
  { id: 'a', label: '年限', choices: [{ id: 'c1', label: '一年' }, { label: '没有编号' }] },
  { label: '没有编号' },
  { id: 'b', label: '' },
  { id: 'c', label: '后面的' },
]

describe('the items before one', () => {
  test('are named with what can be answered to them', () => {
    expect(earlierItems(list, 3)).toEqual([
      { key: 'a', label: '年限', choices: [{ key: 'c1', label: '一年' }] },
      { key: 'b', label: '', choices: [] },
    ])
    expect(earlierItems(undefined, 3)).toEqual([])
  })

  test('are those of the outermost list around a path, or all of the list beside that', () => {
    const pathIn = (list: string) => ['value', list, 3, 'showIf', 'tests', 0, 'field']
    expect(itemsBefore(pathIn('fields'), 'fields')).toEqual({ list: ['value', 'fields'], index: 3 })
    expect(itemsBefore(pathIn('ends'), 'fields')).toEqual({ list: ['value', 'fields'], index: Infinity })
    expect(itemsBefore(['value', 'title'], 'fields')).toBeUndefined()
  })
})

describe('the key of an item', () => {
  const keyOf = (value: unknown) => (withNewKeys(surveyListItem, value) as { id: string }).id

  test('is made with it, and anew for its copy', () => {
    const first = keyOf({ label: '题目', id: '' })
    expect(first).toMatch(/^k[a-z0-9]{1,6}$/)
    expect(keyOf({ label: '题目', id: first })).not.toBe(first)
  })

  test('is left out where items have none', () => {
    const [label] = surveyListItem.kind === 'object' ? surveyListItem.fields : []
    expect(withNewKeys(label as never, '字')).toBe('字')
  })
})
