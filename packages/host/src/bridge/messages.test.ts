import { describe, expect, test } from 'vitest'
import { type BridgeMessage, isBridgeMessage } from './messages'

const GOOD: BridgeMessage[] = [
  { type: 7, data: { url: 'https://a.example.com/', title: '' } },
  { type: 8, data: { pid: 'P1' } },
  { type: 25, data: { jump_type: 1, id: 14, param: { category: 'etf' } } },
  { type: 25, data: { jump_type: 3, id: 'ad-1' } },
  { type: 25, data: { jump_type: 4, id: 870, param: {} } },
  { type: 25, data: { jump_type: 5, id: 1, group_id: 'g' } },
  { type: 25, data: { jump_type: 5, id: 1 } },
  { type: 29, data: { page_name: 'coupons', params: {} } },
  { type: 33, data: { from: 'https://h5.example.com/x', type: '' } },
  { type: 35, data: { name: 'main', page: 'pages/a', query: 'x=1' } },
]

test.each(GOOD)('%j may be said', ({ type, data }) => {
  expect(isBridgeMessage(type, data)).toBe(true)
})

describe('what may not be said', () => {
  test.each(GOOD)('%j with a field more, less or of another type', ({ type, data }) => {
    expect(isBridgeMessage(type, { ...data, extra: 1 })).toBe(false)
    for (const name of Object.keys(data)) {
      const { [name as keyof typeof data]: _, ...less } = data
      if (name !== 'group_id') expect(isBridgeMessage(type, less)).toBe(false)
      for (const wrong of [null, [], () => 1, true, Number.NaN])
        expect(isBridgeMessage(type, { ...data, [name]: wrong })).toBe(false)
    }
  })

  test('types that the app does not have', () => {
    for (const type of [0, 1, 6, 9, 24, 26, 34, 36, -7, 7.5, '7', 'constructor', '__proto__', null])
      for (const { data } of GOOD) expect(isBridgeMessage(type, data)).toBe(false)
    for (const jump_type of [0, 2, 8, 29, 'constructor', '1'])
      expect(isBridgeMessage(25, { jump_type, id: 1, param: {} })).toBe(false)
  })

  test.each(['javascript:alert(1)', '/h5-page/', 'weixin://x', 'intent://x', ''])(
    '%j as the address of a web page or of the way back',
    (url) => {
      expect(isBridgeMessage(7, { url, title: '' })).toBe(false)
      expect(isBridgeMessage(33, { from: url, type: '' })).toBe(false)
    },
  )

  test('parameters that are no plain texts, too many or too long', () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`p${index}`, '']))
    for (const params of [{ a: 1 }, { a: { b: '' } }, { a: 'x'.repeat(5000) }, many, 'a=1'])
      expect(isBridgeMessage(29, { page_name: 'coupons', params })).toBe(false)
  })
})
