import { expect, test } from 'vitest'
import { box, button, page, popup, tabs, text } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'
import { duplicateBlocks } from './duplicate'
import { replacePage, setPage } from './page'
import { removeBlocks } from './remove'
import { renameBlock } from './rename'
import { unwrapBlock, wrapBlocks } from './wrap'

test('removing selects what stands there next, or before, or around', () => {
  const editor = createTestEditor(box('frame', text('a'), text('b'), text('c')))
  expect(editor.do(removeBlocks, { ids: ['a', 'b'] }).label).toBe('删除 2 个组件')
  expect(editor.selection.ids).toEqual(['c'])
  editor.do(removeBlocks, { ids: ['c'] })
  expect(editor.selection.ids).toEqual(['frame'])
  editor.do(removeBlocks, { ids: ['frame'] })
  expect(editor.selection.ids).toEqual([])
  expect(editor.refused(removeBlocks, { ids: ['frame'] })).toBe('block-gone')
})

test('copies stand behind the last of the originals and open the copied popup', () => {
  const editor = createTestEditor(button('join', 'offer'), popup('offer', text('words')), text('end'))
  expect(editor.do(duplicateBlocks, { ids: ['offer', 'join'] }).label).toBe('复制 2 个组件')
  expect(editor.outline()).toEqual([
    'join',
    'offer',
    'offer/words',
    'button-1',
    'popup-1',
    'popup-1/text-1',
    'end',
  ])
  expect(editor.block('button-1').common.action?.popupId).toBe('popup-1')
  expect(editor.selection.ids).toEqual(['button-1', 'popup-1'])
})

test('blocks of several slots are wrapped where the first of them stands', () => {
  const editor = createTestEditor(text('a'), box('frame', text('b')), text('c'))
  expect(editor.do(wrapBlocks, { ids: ['c', 'b'], name: 'tabs' }).label).toBe('放入“标签页”')
  expect(editor.outline()).toEqual(['a', 'frame', 'frame/tabs-1', 'frame/tabs-1[0]/b', 'frame/tabs-1[0]/c'])
  expect(editor.refused(wrapBlocks, { ids: ['a'], name: 'text' })).toBe('place-not-allowed')
})

test('unwrapping leaves what was inside in its place, of all slots', () => {
  const editor = createTestEditor(text('a'), tabs('panes', [text('b')], [text('c')]), text('d'))
  expect(editor.do(unwrapBlock, { id: 'panes' }).label).toBe('拆开“标签页”')
  expect(editor.outline()).toEqual(['a', 'b', 'c', 'd'])
  editor.undo()
  expect(editor.outline()).toEqual(['a', 'panes', 'panes[0]/b', 'panes[1]/c', 'd'])
  expect(editor.refused(unwrapBlock, { id: 'a' })).toBe('nothing-selected')
})

test('a popup that is called otherwise is still opened by its buttons, its links still lead to it', () => {
  const link = '<p><a href="#offer">看</a> <a href="#other">别处</a></p>'
  const editor = createTestEditor(
    box('frame', button('join', 'offer')),
    text('words', link),
    popup('offer', button('again', 'offer')),
  )
  editor.do(renameBlock, { id: 'offer', to: '优惠' })
  expect(editor.block('join').common.action?.popupId).toBe('优惠')
  expect(editor.block('again').common.action?.popupId).toBe('优惠')
  expect(editor.block('words').value.text).toBe(link.replace('#offer', '#优惠'))
  editor.undo()
  expect(editor.block('again').common.action?.popupId).toBe('offer')
  expect(editor.refused(renameBlock, { id: 'offer', to: 'join' })).toBe('duplicate-id')
  expect(editor.refused(renameBlock, { id: 'offer', to: 'a b' })).toBe('bad-id')
})

test('a button scrolls to its form whatever that is called, and a copy of both scrolls to the copy', () => {
  const go = (id: string) => ({
    ...button(id),
    value: { button1_url: '#form' },
    common: { action: { type: 7 as const, atext: '#form' } },
  })
  const editor = createTestEditor(go('go'), box('both', go('inside'), text('form')))
  const linksOf = (id: string) => {
    const { common, value } = editor.block(id)
    return [common.action?.atext, value.button1_url]
  }
  editor.do(renameBlock, { id: 'form', to: 'answers' })
  expect(linksOf('go')).toEqual(['#answers', '#answers'])
  editor.do(duplicateBlocks, { ids: ['both'] })
  expect(editor.outline()).toEqual([
    'go',
    'both',
    'both/inside',
    'both/answers',
    'box-1',
    'box-1/button-1',
    'box-1/text-1',
  ])
  expect(linksOf('button-1')).toEqual(['#text-1', '#text-1'])
  expect(linksOf('go')).toEqual(['#answers', '#answers'])
})

test('the page itself has settings, its share card and its window', () => {
  const editor = createTestEditor()
  expect(editor.do(setPage, { title: '新' }).label).toBe('修改“页面标题”')
  editor.do(setPage, { meta: { description: '描述' }, background: '#fff4ec', is_auto_fit: 1 })
  editor.do(setPage, { share: { title: '来看' }, start_at: 1_000, end_at: 2_000 })
  expect(editor.page).toMatchObject({
    title: '新',
    meta: { keywords: '', description: '描述' },
    extra: { share: { title: '来看' } },
    start_at: 1_000,
    end_at: 2_000,
  })
  expect(editor.refused(setPage, { end_at: 500 })).toBe('bad-value')
  expect(editor.refused(setPage, { background: 'url(javascript:alert(1))' })).toBe('bad-value')
  editor.do(setPage, { share: null })
  expect(editor.page.extra).toEqual({ pageID: '' })
})

test('another page takes the place of this one in a single step', () => {
  const editor = createTestEditor(text('a', '一'), box('frame', text('b')), tabs('panes', [text('c')]))
  const before = editor.page
  const other = { ...page(box('frame', tabs('panes', [], [text('a', '二')])), text('new')), title: '旧版' }
  editor.select(['frame'])
  editor.do(replacePage, { page: other, label: '恢复版本 3' })
  expect(editor.page).toEqual(other)
  expect(editor.selection.ids).toEqual(['frame'])
  expect(editor.labels()).toEqual(['恢复版本 3'])
  editor.undo()
  expect(editor.page).toEqual(before)
  expect(editor.refused(replacePage, { page: page(text('x'), text('x')), label: '导入页面' })).toBe(
    'duplicate-id',
  )
})
