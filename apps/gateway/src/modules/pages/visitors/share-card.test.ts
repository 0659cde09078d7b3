import { specs } from '@yingzao/blocks/props'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { shareCardOf } from './share-card'

const ctx = { config: { publicOrigin: 'https://h5.example.com' } } as Parameters<typeof shareCardOf>[0]

function cardOf(share: unknown) {
  const input = {
    code: 'sale',
    title: '夏季课程',
    meta: { description: '说明' },
    extra: { pageID: '1', ...(share === undefined ? {} : { share }) },
    page_schema: [{ name: 'image', value: { url: '/assets/first.png' } }],
  }
  const { document } = readDocument(JSON.parse(JSON.stringify(input)), specs)
  return shareCardOf(ctx, document)
}

const OWN = {
  title: '夏季课程',
  desc: '说明',
  link: 'https://h5.example.com/h5-page/h5/sale',
  img_url: 'https://h5.example.com/assets/first.png',
}

test('a page that says nothing of it is shared by its title, description and first image', () => {
  expect(cardOf(undefined)).toEqual(OWN)
})

test('what a page says of its share card counts, each part by itself', () => {
  expect(cardOf({ title: '送您一堂课' })).toEqual({ ...OWN, title: '送您一堂课' })
  expect(cardOf({ desc: '限时', image: 'https://img.example.com/card.png' })).toEqual({
    ...OWN,
    desc: '限时',
    img_url: 'https://img.example.com/card.png',
  })
})

test.each([
  'text',
  [],
  { title: 7, desc: {}, image: [] },
  { title: '  ', desc: '', image: '' },
  { image: 'javascript:alert(1)' },
  { image: '//evil.net/x.png\u0009' },
])('%j says nothing that can be used', (share) => {
  expect(cardOf(share)).toEqual(OWN)
})
