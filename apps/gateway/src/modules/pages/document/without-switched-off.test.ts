import { specs } from '@yingzao/blocks/props'
import { type JsonValue, type PageDocument, readDocument, walkBlocks } from '@yingzao/schema/server'
import { describe, expect, test } from 'vitest'
import type { ActiveSwitch } from '../../../switches/switch-data'
import { withoutSwitchedOff } from './without-switched-off'

const text = (id: string, html: string) => ({ name: 'text', id, value: { html: `<p>${html}</p>` } })

function page(page_schema: unknown[], head: Record<string, unknown> = {}): PageDocument {
  const input = { code: 'sale', title: '夏季课程', extra: { pageID: '1' }, page_schema, ...head }
  return readDocument(input as unknown as JsonValue, specs).document
}

const off = (scope: ActiveSwitch['scope'], value: string, mark: string | null = null): ActiveSwitch => ({
  switch_id: 1,
  scope,
  value,
  mark,
})

/** The ids of the remaining blocks; undefined if nothing was removed. */
function left(document: PageDocument, ...switches: ActiveSwitch[]): string[] | undefined {
  const filtered = withoutSwitchedOff(document, switches)
  return filtered === 'same' ? undefined : Array.from(walkBlocks(filtered.document), ({ block }) => block.id)
}

describe('a kind of block', () => {
  const nested = page([
    text('a', '甲'),
    { name: 'container', id: 'box', children: [text('b', '乙'), { name: 'countdown', id: 'c', value: {} }] },
    { name: 'popup', id: 'pop', children: [{ name: 'countdown', id: 'd', value: {} }] },
    {
      name: 'tabs',
      id: 'tabs',
      value: {
        list: [
          { title: '一', children: [{ name: 'countdown', id: 'e', value: {} }] },
          { title: '二', children: [text('f', '丙')] },
        ],
      },
    },
  ])

  test('goes wherever it stands, and a popup that is empty then goes too', () => {
    expect(left(nested, off('block', 'countdown'))).toEqual(['a', 'box', 'b', 'tabs', 'f'])
    const filtered = withoutSwitchedOff(nested, [off('block', 'countdown')])
    expect(filtered).toMatchObject({ blocks: 3 })
  })

  test('leaves the document itself alone', () => {
    const before = JSON.stringify(nested)
    withoutSwitchedOff(nested, [off('block', 'countdown'), off('word', '乙')])
    expect(JSON.stringify(nested)).toBe(before)
  })

  test('of which there is none changes nothing', () => {
    expect(left(nested, off('block', 'video'))).toBeUndefined()
  })
})

describe('a word', () => {
  test.each([
    ['as it is', '限时特价课'],
    ['with signs between', '限时特·价课'],
    ['with markup between', '限时特<b>价</b>课'],
    ['with a letter between', '限时特x价课'],
    ['in traditional characters', '限時特價課'],
  ])('is found %s', (_, said) => {
    expect(left(page([text('a', said), text('b', '别的')]), off('word', '特价'))).toEqual(['b'])
  })

  test.each([
    ['ＶＩＰ', 'vip'],
    ['加V信', '加v'],
    ['vip', 'ＶＩＰ'],
  ])('%s is found by %s', (said, word) => {
    expect(left(page([text('a', said), text('b', '别的')]), off('word', word))).toEqual(['b'])
  })

  test('that is spread over blocks takes all of them, unless two sentences meet by chance', () => {
    const split = page([text('a', '特'), text('b', '价'), text('c', '别的')])
    expect(left(split, off('word', '特价'))).toEqual(['c'])
    const chance = page([text('a', '他很独特'), text('b', '价格不变'), text('c', '别的')])
    expect(left(chance, off('word', '特价'))).toBeUndefined()
  })

  test('in the head becomes empty there', () => {
    const head = {
      title: '特价课程',
      extra: { pageID: '特价', share: { title: '特 价', desc: '说明', image: '/assets/a.jpg' } },
    }
    const filtered = withoutSwitchedOff(page([text('a', '别的')], head), [off('word', '特价')])
    expect(filtered).toMatchObject({
      blocks: 0,
      document: { title: '', extra: { pageID: '特价', share: { title: '', desc: '说明' } } },
    })
  })

  test('of a picture’s description is said too, and not that of an address', () => {
    const image = (alt: string) => ({ name: 'image', id: 'i', value: { url: '/assets/tejia.jpg', alt } })
    expect(left(page([image('特价海报'), text('b', '别的')]), off('word', '特价'))).toEqual(['b'])
    expect(left(page([image('海报'), text('b', '别的')]), off('word', 'tejia'))).toBeUndefined()
  })
})

describe('a product', () => {
  const document = page([
    { ...text('a', '甲'), value: { html: '<p>甲</p>', mark: 'dbzs' } },
    {
      name: 'container',
      id: 'box',
      value: { action: { type: 4, mark: 'dbzs' } },
      children: [text('b', '乙')],
    },
    {
      ...text('c', '丙'),
      value: { html: '<p>丙</p>', action: { type: 1, pageName: 'x', pageParam: 'shop_product_id=1191' } },
    },
    text('d', '丁'),
  ])

  test('takes what names it by its mark or its number', () => {
    expect(left(document, off('product', '1191', 'dbzs'))).toEqual(['d'])
    expect(left(document, off('product', '1191'))).toEqual(['a', 'box', 'b', 'd'])
    expect(left(document, off('product', '119'))).toBeUndefined()
  })
})

describe('a picture', () => {
  const HASH = 'a'.repeat(64)
  const document = page([
    { name: 'image', id: 'i', value: { url: `/assets/${HASH}.jpg`, alt: '' } },
    {
      name: 'container',
      id: 'box',
      children: [{ name: 'image', id: 'j', value: { url: `/assets/${HASH}.jpg?x=1`, alt: '' } }],
    },
    {
      ...text('t', '甲'),
      value: { html: '<p>甲</p>', style: { backgroundImage: `url(/assets/${HASH}.jpg)` } },
    },
    { name: 'image', id: 'k', value: { url: `/assets/${HASH}.jpg2.png`, alt: '' } },
    text('z', '别的'),
  ])

  test('takes what shows it, by its address or its hash', () => {
    expect(left(document, off('picture', `/assets/${HASH}.jpg`))).not.toContain('i')
    const gone = left(document, off('picture', `https://example.com/assets/${HASH}.jpg?v=1`))
    expect(gone).not.toContain('j')
    expect(gone).toContain('k')
    expect(left(document, off('picture', HASH))).not.toContain('k')
  })

  test('is the ground of no page any more', () => {
    const ground = page([text('z', '别的')], { background: `/assets/${HASH}.jpg` })
    expect(withoutSwitchedOff(ground, [off('picture', HASH)])).toMatchObject({ document: { background: '' } })
  })
})
