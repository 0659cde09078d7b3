import { expect, test } from 'vitest'
import { decodeRegions, encodeRegions } from './compact'

const district = (id: number, name: string) => ({ id, name, childs: [] })
const tree = [
  {
    id: 110_000,
    name: '甲省',
    childs: [
      {
        id: 110_100,
        name: '一市',
        childs: [district(110_101, '东区'), district(110_105, '西区'), district(110_103, '其它区')],
      },
    ],
  },
  { id: 120_000, name: '乙省', childs: [] },
]

test('only what does not follow on from its neighbour has a number', () => {
  expect(encodeRegions(tree)).toBe('11甲省/一市,东区,5西区,3其它区\n乙省')
})

test('what was written is read back as it was', () => {
  expect(decodeRegions(encodeRegions(tree))).toEqual(tree)
})

test.each([
  ['an id outside of its parent', [{ id: 110_000, name: '甲省', childs: [district(120_100, '一市')] }]],
  ['an id of another level', [district(110_100, '甲省')]],
  ['a name with a digit, which would be read as an id', [district(110_000, '1省')]],
  ['a name with a mark', [district(110_000, '甲/省')]],
])('%s is refused', (_, regions) => {
  expect(() => encodeRegions(regions)).toThrow('compact form')
})

test('a fourth level is refused', () => {
  const street = { ...district(110_101, '东区'), childs: [district(110_101, '街')] }
  const city = { id: 110_100, name: '一市', childs: [street] }
  expect(() => encodeRegions([{ id: 110_000, name: '甲省', childs: [city] }])).toThrow('3 levels')
})
