import { moveBlocks } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { movePlaces } from './move-places'

const text = (id: string, words = '') => ({ name: 'text', id, value: { html: words } })

function open() {
  return testSession([
    text('a', '开头'),
    { name: 'container', id: 'box', value: {}, children: [text('x')] },
    {
      name: 'tabs',
      id: 'tabs',
      value: {
        list: [
          { title: '赛程', children: [] },
          { title: '', children: [text('t')] },
        ],
      },
    },
    { name: 'popup', id: 'offer', value: { title: '优惠' }, children: [] },
  ])
}

const lines = (...ids: string[]) => movePlaces(open(), ids).map(({ level, title }) => `${level} ${title}`)

test('every place is offered once, in the order of the page, and told by what stands there', () => {
  expect(lines('a')).toEqual([
    '0 页面最前面',
    '1 放进“容器”的最前面',
    '1 放到“文字”之后',
    '0 放到“容器”之后',
    '1 放进“标签页 2 项”的“赛程”',
    '1 放进“标签页 2 项”的“第 2 项”',
    '1 放到“文字”之后',
    '0 放到“标签页 2 项”之后',
    '1 放进“弹窗 优惠”的最前面',
    '0 放到“弹窗 优惠”之后',
  ])
})

test('a block is not offered a place in itself or beside itself', () => {
  expect(lines('box').filter((line) => line.includes('容器'))).toEqual([])
})

test('a block can really be moved to every place that is offered', () => {
  for (const ids of [['a'], ['box'], ['offer'], ['a', 'tabs']]) {
    for (const { place, title } of movePlaces(open(), ids)) {
      const moved = open().editor.run(moveBlocks, { ids, to: place })
      expect([ids, title, moved.ok]).toEqual([ids, title, true])
    }
  }
})
