import { expect, test } from 'vitest'
import { box, button, catalogue, page, tabs, text } from '../testing/pages'
import { diffDocuments } from './diff-documents'
import { longestRun } from './longest-run'

test('what came, went, moved and changed is told once and by its title', () => {
  const before = page(text('a', '一'), box('frame', text('b')), text('gone'), tabs('panes', [text('c')]))
  const after = {
    ...page(text('a', '二'), tabs('panes', [text('c'), text('b')]), box('frame'), box('new', button('join'))),
    title: '新',
  }
  const diff = diffDocuments(before, after, catalogue)
  expect(diff.page).toEqual([{ path: ['title'], title: '页面标题', before: 'ETF 训练营', after: '新' }])
  expect(diff.added).toMatchObject([{ id: 'new', title: '容器', blocks: 2, parentTitle: '页面' }])
  expect(diff.removed).toMatchObject([{ id: 'gone', title: '文本', blocks: 1 }])
  expect(
    diff.moved.map(({ id, fromParentTitle, parentTitle }) => [id, fromParentTitle, parentTitle]),
  ).toEqual([
    ['panes', '页面', '页面'],
    ['b', '容器', '标签页'],
  ])
  expect(diff.changed).toMatchObject([
    { id: 'a', fields: [{ path: ['value', 'text'], title: '内容', before: '一', after: '二' }] },
  ])
})

test('a block that goes to the front is the only one that moved', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const before = page(...ids.map((id) => text(id)))
  const after = page(...['e', 'a', 'b', 'c', 'd'].map((id) => text(id)))
  expect(diffDocuments(before, after, catalogue).moved.map(({ id }) => id)).toEqual(['e'])
})

test('a list that grew is one field, and the blocks in it are told by themselves', () => {
  const before = page(tabs('panes', [text('a')]))
  const after = page(tabs('panes', [text('a')], [text('b')]))
  const { added, changed } = diffDocuments(before, after, catalogue)
  expect(added.map(({ id }) => id)).toEqual(['b'])
  expect(changed[0]?.fields).toMatchObject([{ path: ['value', 'list'], title: '标签' }])
})

test('the longest run of numbers in order', () => {
  expect([...longestRun([3, 1, 2, 5, 4])].sort()).toEqual([1, 2, 4])
  expect([...longestRun([])]).toEqual([])
  expect([...longestRun([2, 1])]).toEqual([1])
})
