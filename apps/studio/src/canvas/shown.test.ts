import { CHILDREN, type Entry, type SlotPath } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { shownFor } from './shown'

const entry = (parentId: string | null, slot: SlotPath = CHILDREN) => ({ parentId, slot }) as Entry
const panel = (index: number): SlotPath => ['value', 'list', index, 'children']

const index = new Map([
  ['offer', entry(null)],
  ['panes', entry('offer')],
  ['plan', entry('panes', panel(0))],
  ['prize', entry('panes', panel(1))],
  ['other', entry(null)],
])
const shown = (...ids: string[]) => {
  const { around, slots } = shownFor({ index }, ids)
  return { around: [...around].sort(), panel: slots.get('panes') }
}

test('what is selected and all around it is opened', () => {
  expect(shown('prize').around).toEqual(['offer', 'panes', 'prize'])
  expect(shown('offer').around).toEqual(['offer'])
  expect(shown().around).toEqual([])
})

test('of lists that are shown one at a time it is the one that holds what is selected', () => {
  expect(shown('plan').panel).toBe(JSON.stringify(panel(0)))
  expect(shown('prize').panel).toBe(JSON.stringify(panel(1)))
  expect(shown('plan', 'prize').panel).toBe(JSON.stringify(panel(1)))
})

test('tabs that hold nothing of it stay as they are', () => {
  expect(shown('panes').panel).toBeUndefined()
  expect(shown('other').panel).toBeUndefined()
})

test('a block that is gone opens nothing', () => {
  expect(shown('gone').around).toEqual([])
})
