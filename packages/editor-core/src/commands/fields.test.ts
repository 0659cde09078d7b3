import { expect, test } from 'vitest'
import { box, button, tabs, text } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'
import { setCommon, setProp, setProps, setStyle } from './fields'
import { addItem, addItems, moveItem, removeItem } from './items'

test('a prop is set by its path and named by its label', () => {
  const editor = createTestEditor(text('a'), tabs('panes', [], []))
  expect(editor.do(setProp, { ids: ['a'], path: ['text'], value: '好' }).label).toBe('修改“内容”')
  editor.do(setProp, { ids: ['panes'], path: ['list', 1, 'title'], value: '二' })
  expect(editor.block('panes').value.list).toEqual([
    { title: '标签 1', children: [] },
    { title: '二', children: [] },
  ])
})

test('one prop of several blocks is one step', () => {
  const editor = createTestEditor(text('a'), text('b', '旧'))
  const { label } = editor.do(setProp, { ids: ['a', 'b'], path: ['text'], value: '新' })
  expect(label).toBe('修改 2 个组件的“内容”')
  editor.undo()
  expect([editor.block('a').value.text, editor.block('b').value.text]).toEqual(['', '旧'])
})

test('records that are missing on the way come with the first value, and undo takes them away', () => {
  const editor = createTestEditor(button('join'))
  const values = [
    { path: ['image', 'url'], value: 'a.jpg' },
    { path: ['image', 'alt'], value: '图' },
  ]
  expect(editor.do(setProps, { ids: ['join'], values }).label).toBe('修改“按钮”的 2 项设置')
  expect(editor.block('join').value).toEqual({ text: '参加', image: { url: 'a.jpg', alt: '图' } })
  editor.undo()
  expect(editor.block('join').value).toEqual({ text: '参加' })
})

test('style is set property by property, and goes when its last one does', () => {
  const editor = createTestEditor(text('a'))
  editor.do(setStyle, { ids: ['a'], style: { width: 300, color: '#fff' } })
  expect(editor.block('a').common.style).toEqual({ width: 300, color: '#fff' })
  editor.do(setStyle, { ids: ['a'], style: { width: undefined, color: undefined } })
  expect(editor.block('a').common).toEqual({})
  expect(editor.refused(setStyle, { ids: ['a'], style: { zIndex: 9 } })).toBe('bad-value')
  expect(editor.refused(setCommon, { ids: ['a'], path: ['style'], value: { top: 0 } })).toBe('bad-value')
})

test('what every block may carry has its own labels', () => {
  const editor = createTestEditor(button('join'))
  const action = { type: 3, popupId: 'offer' }
  expect(editor.do(setCommon, { ids: ['join'], path: ['action'], value: action }).label).toBe(
    '修改“点击动作”',
  )
  expect(editor.do(setCommon, { ids: ['join'], path: ['action'], value: action }).isChanged).toBe(false)
  editor.do(setCommon, { ids: ['join'], path: ['action'], value: undefined })
  expect(editor.block('join').common).toEqual({})
})

test('items come, go and change places, and the blocks in them with them', () => {
  const editor = createTestEditor(tabs('panes', [text('a')], [text('b')]))
  const item = { title: '新', children: [] }
  expect(editor.do(addItem, { id: 'panes', path: ['list'], index: 1, value: item }).label).toBe(
    '在“标签”中添加一项',
  )
  expect(editor.outline()).toEqual(['panes', 'panes[0]/a', 'panes[2]/b'])
  editor.do(moveItem, { id: 'panes', path: ['list'], from: 2, to: 0 })
  expect(editor.outline()).toEqual(['panes', 'panes[0]/b', 'panes[1]/a'])
  editor.do(removeItem, { id: 'panes', path: ['list'], index: 0 })
  expect(editor.outline()).toEqual(['panes', 'panes[0]/a'])
  for (let steps = 3; steps > 0; steps -= 1) editor.undo()
  expect(editor.outline()).toEqual(['panes', 'panes[0]/a', 'panes[1]/b'])
})

test('several items come as one step', () => {
  const editor = createTestEditor(tabs('panes', [text('a')]))
  const values = ['二', '三'].map((title) => ({ title, children: [] }))
  expect(editor.do(addItems, { id: 'panes', path: ['list'], index: 1, values }).label).toBe(
    '在“标签”中添加 2 项',
  )
  const titles = () => (editor.block('panes').value.list as { title: string }[]).map(({ title }) => title)
  expect(titles().slice(1)).toEqual(['二', '三'])
  editor.undo()
  expect(titles()).toHaveLength(1)
})

test('a path to nowhere, and a value that is no JSON, are refused', () => {
  const editor = createTestEditor(text('a'), box('frame', text('b')), tabs('panes', [text('c')]))
  const set = (id: string, path: (string | number)[], value: unknown) =>
    editor.refused(setProp, { ids: [id], path, value })
  expect(set('gone', ['text'], '')).toBe('block-gone')
  expect(set('a', ['list', 3], '')).toBe('field-gone')
  expect(set('panes', ['list', 7, 'title'], '')).toBe('field-gone')
  expect(set('panes', ['list', 0, 'children', 0, 'value', 'text'], 'x')).toBe('field-gone')
  expect(set('a', ['__proto__', 'polluted'], 1)).toBe('forbidden-key')
  expect(set('a', ['text'], JSON.parse('{"__proto__":1}'))).toBe('forbidden-key')
  for (const value of [Number.NaN, () => 1, new Date(0), new Map(), 1n])
    expect(set('a', ['text'], value)).toBe('bad-value')
  const circle: unknown[] = []
  circle.push(circle)
  expect(set('a', ['text'], circle)).toBe('limit-depth')
  expect(editor.refused(addItem, { id: 'a', path: ['list'], index: 0, value: 1 })).toBe('field-gone')
})

test('half characters and U+0000 are mended, as reading a document does', () => {
  const editor = createTestEditor(text('a'))
  editor.do(setProp, { ids: ['a'], path: ['text'], value: 'a\u0000b\ud800' })
  expect(editor.block('a').value.text).toBe('ab\ufffd')
})
