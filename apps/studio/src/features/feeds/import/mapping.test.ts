import { feedMapping } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { mappingText, placeOf } from './mapping'

const FOUND = { name: 'net_buy', is_needed: true, column: '净额(万元)', unit: '万元' }

test('what nobody has said is as the file was read, and is not sent', () => {
  expect(placeOf(FOUND, {})).toEqual({ column: '净额(万元)', unit: '万元' })
  expect(mappingText({})).toBeUndefined()
})

test('another column has no unit until it is checked, the same one keeps its own', () => {
  expect(placeOf(FOUND, { net_buy: { column: '主力净额' } })).toEqual({ column: '主力净额', unit: null })
  expect(placeOf(FOUND, { net_buy: { column: '净额(万元)' } }).unit).toBe('万元')
  expect(placeOf(FOUND, { net_buy: { column: null } })).toEqual({ column: null, unit: null })
})

test('what is sent is what the contract takes', () => {
  const text = mappingText({
    net_buy: { column: '主力', unit: '亿元' },
    buy: { column: '买' },
    sell: { column: null },
  })
  expect(feedMapping.parse(JSON.parse(text ?? ''))).toEqual({
    net_buy: { column: '主力', unit: '亿元' },
    buy: '买',
    sell: null,
  })
})
