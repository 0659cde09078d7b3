import { expect, test } from 'vitest'
import { readableTexts } from './readable-texts'

const text = (id: string, html: string) => ({ id, name: 'text', value: { html } })

test('texts come as they are read: the head, then blocks from top to bottom, with what stands for pictures', () => {
  const texts = readableTexts({
    code: 'etf',
    title: 'ETF 训练营',
    meta: { description: '七天学会' },
    extra: { share: { title: '一起学', desc: '' } },
    page_schema: [
      text('a', '<p>第一课</p>'),
      { id: 'b', name: 'image', value: { url: '/a.png', alt: '老师讲课' } },
      { id: 'p', name: 'popup', children: [text('c', '<p>课程<b>说明</b></p>')] },
      { id: 'd', name: 'button', value: { text: '立即报名' } },
    ],
  })
  expect(texts.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['head', '页面标题', 'ETF 训练营'],
    ['head', '页面描述', '七天学会'],
    ['head', expect.any(String), '一起学'],
    ['text', expect.any(String), '第一课'],
    ['alt', expect.any(String), '老师讲课'],
    ['text', expect.any(String), '课程说明'],
    ['text', expect.any(String), '立即报名'],
  ])
  expect(texts.filter(({ isInPopup }) => isInPopup).map(({ blockId }) => blockId)).toEqual(['c'])
  expect(texts.at(4)).toMatchObject({ path: 'page_schema[1].value.alt', blockId: 'b', block: '图片' })
})

test('names of other things, addresses and empty texts are nothing to read', () => {
  const texts = readableTexts({
    code: 'etf',
    title: '',
    page_schema: [{ id: 'a', name: 'button', value: { text: '', action: { type: 2, codeId: '7' } } }],
  })
  expect(texts.map(({ text }) => text).filter((one) => one === '7' || one === '')).toEqual([])
})

test('what is no document has no texts', () => {
  expect(readableTexts(null)).toEqual([])
})
