import { palette } from '@yingzao/blocks/palette'
import { specs } from '@yingzao/blocks/props'
import { expect, test } from 'vitest'
import { pinyinInitials } from './pinyin-initials'
import { rankOf, search } from './search-words'

const kinds = specs.all.map(({ name, title, aliases }) => ({ name, title, aliases }))

function found(query: string): string[] {
  return search(kinds, query, ({ name, title, aliases }) => ({
    title,
    others: [name, ...aliases, ...(palette[name]?.words ?? [])],
  })).map(({ name }) => name)
}

test.each([
  ['按钮', 'button'],
  ['BUTTON', 'button'],
  ['an', 'button'],
  ['djs', 'countdown'],
  ['tc', 'popup'],
  ['carousel', 'swiper'],
  ['留资', 'leadForm'],
  [' 轮播 图 ', 'swiper'],
  ['ｔａｂ', 'tabs'],
])('%s finds %s first', (query, name) => {
  expect(found(query)[0]).toBe(name)
})

test('what nobody offers finds nothing, and nothing typed finds everything in its order', () => {
  expect(found('火箭')).toEqual([])
  expect(found('  ')).toEqual(kinds.map(({ name }) => name))
})

test('a title that begins with the words stands before one that only holds them', () => {
  expect(rankOf('按钮', '按钮')).toBeGreaterThan(rankOf('按钮', '支付按钮'))
  expect(found('按钮')).toEqual(['button', 'payButton', 'testButton'])
})

test('every letter that pinyin begins with is told from its neighbours', () => {
  expect(pinyinInitials('安白产动饿房高好家开来名你欧片前让上听为下样在')).toBe('abcdefghjklmnopqrstwxyz')
  expect(pinyinInitials('H5 页面')).toBe('h5 ym')
})
