import { type EditedPage, mergeDocuments } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { box, catalogue, page, popup, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { changeLines } from './change-list'
import { collisionRows } from './collision-rows'

function rows(base: EditedPage, mine: EditedPage, theirs: EditedPage) {
  const merge = mergeDocuments(base, mine, theirs)
  return collisionRows({ origin: 'save', by: '王五', base, mine, theirs, merge }, catalogue)
}

const titled = (title: string, own: Partial<EditedPage> = {}): EditedPage => ({
  ...page(text('a')),
  title,
  ...own,
})

test('a field is named, with both of its values in words', () => {
  expect(rows(page(text('a', '甲')), page(text('a', '')), page(text('a', '<b>他</b>的')))).toMatchObject([
    { block: '文本“他 的”', what: '内容', mine: '空', theirs: '他 的', isMineGone: false },
  ])
})

test('a setting of the page is told without a block, and a time as a time', () => {
  const at = Date.UTC(2026, 10, 22, 4)
  expect(rows(titled('甲'), titled('我'), titled('他'))).toMatchObject([
    { block: '页面', mine: '我', theirs: '他' },
  ])
  const [row] = rows(titled('页'), titled('页', { start_at: at }), titled('页', { start_at: at + 60_000 }))
  expect([row?.mine, row?.theirs]).toEqual(['2026-11-22 12:00', '2026-11-22 12:01'])
})

test('a long text is cut', () => {
  const [row] = rows(page(text('a', '甲')), page(text('a', '我'.repeat(200))), page(text('a', '他')))
  expect(row?.mine).toBe(`${'我'.repeat(120)}…`)
})

test('a removal says who removes and who keeps', () => {
  const base = page(text('a', '甲'))
  expect(rows(base, page(), page(text('a', '他')))).toMatchObject([{ mine: '删除', theirs: '保留并修改' }])
  expect(rows(base, page(text('a', '我')), page())).toMatchObject([{ mine: '保留并修改', theirs: '删除' }])
})

test('a place is named by what it is in', () => {
  const base = page(text('a'), popup('one'), box('two'))
  const mine = page(popup('one', text('a')), box('two'))
  const theirs = page(popup('one'), box('two', text('a')))
  expect(rows(base, mine, theirs)).toMatchObject([{ what: '位置', mine: '在“弹窗”中', theirs: '在“容器”中' }])
})

test('changes are listed by block: what came, went, moved and was changed', () => {
  const before = page(text('a', '甲'), text('b'), box('frame'))
  const after = { ...page(text('b'), box('frame', text('c')), text('a', '乙')), title: '新标题' }
  const lines = changeLines(before, after, { catalogue })
  expect(lines[0]).toMatch(/^修改页面设置：/)
  expect(lines).toContain('新增“文本”')
  expect(lines).toContain('修改“文本”的内容')
  expect(lines.some((line) => line.startsWith('移动'))).toBe(true)
  expect(changeLines(after, after, { catalogue })).toEqual([])
  expect(changeLines(before, page(text('a', '甲'), box('frame')), { catalogue })).toEqual(['删除“文本”'])
})
