import { specs } from '@yingzao/blocks/props'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { Block } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { block } from '../testing/pages'
import { layerRows } from './layer-rows'

const session = { specs, catalogue: catalogueOf(specs) }

const join = block('button', 'join', { text: '立即报名' })
const rules = block('text', 'rules', { html: '<p>活动 &amp; <b>规则</b></p>' })
const tabs = block('tabs', 'tabs', {
  list: [
    { title: '赛程', children: [rules] },
    { title: '', children: [] },
  ],
})
const page: Block[] = [tabs, block('popup', 'offer', { title: '' }, [join])]

function lines(closed: string[] = [], query = ''): string[] {
  return layerRows(session, page, new Set(closed), query).map(
    ({ level, title, text, position, count }) => `${level} ${title} ${text} ${position}/${count}`,
  )
}

test('every tab is a branch, children of a container stand directly in it', () => {
  expect(lines()).toEqual([
    '1 标签页 2 项 1/2',
    '2 赛程  1/2',
    '3 文字 活动 & 规则 1/1',
    '2 第 2 项 空，点击添加组件 2/2',
    '1 弹窗 立即报名 2/2',
    '2 按钮 立即报名 1/1',
  ])
})

test('popups without a title are told apart by what is in them, empty ones by their number', () => {
  const popups = [
    block('popup', 'one', { title: '' }),
    block('popup', 'two', { title: '' }, [join]),
    block('popup', 'three', { title: '' }),
    block('popup', 'four', { title: '活动规则' }),
  ]
  const texts = layerRows(session, popups, new Set(['two'])).map(({ text }) => text)
  expect(texts).toEqual(['第 1 个', '立即报名', '第 2 个', '活动规则'])
  expect(layerRows(session, popups.slice(0, 1), new Set()).map(({ text }) => text)).toEqual([''])
})

test('a sign that stands between words says nothing of a block', () => {
  const plain = block('countdown', 'left', { name: '', character: ':' })
  const named = block('countdown', 'end', { name: '距结束', character: ':' })
  expect(layerRows(session, [plain, named], new Set()).map(({ text }) => text)).toEqual(['', '距结束'])
})

test('what is closed hides what is in it', () => {
  expect(lines(['tabs', 'offer'])).toEqual(['1 标签页 2 项 1/2', '1 弹窗 立即报名 2/2'])
  expect(lines(['tabs value.list[0].children']).length).toBe(5)
})

test('a search shows what it finds with what that stands in, however much is closed', () => {
  expect(lines(['tabs'], '规则')).toEqual(['1 标签页 2 项 1/1', '2 赛程  1/1', '3 文字 活动 & 规则 1/1'])
  expect(lines([], 'join')).toEqual(['1 弹窗 立即报名 1/1', '2 按钮 立即报名 1/1'])
  expect(lines([], '赛程')).toEqual(['1 标签页 2 项 1/1', '2 赛程  1/1'])
  expect(lines([], '没有的')).toEqual([])
})

test('a block that holds nothing yet has nothing to open', () => {
  const [row] = layerRows(session, [block('popup', 'empty', { title: '' })], new Set())
  expect(row && 'isOpen' in row).toBe(false)
})
