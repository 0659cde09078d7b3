import { expect, test } from 'vitest'
import { readAreaData } from './read-area-data'

const list = {
  province_list: { '120000': '乙省', '110000': '甲省' },
  city_list: { '110200': '二市', '110100': '一市' },
  county_list: { '110102': '东区', '110101': '西区' },
}

test('flat lists become a tree in the order of their codes', () => {
  expect(readAreaData(list)).toEqual([
    {
      id: 110_000,
      name: '甲省',
      childs: [
        {
          id: 110_100,
          name: '一市',
          childs: [
            { id: 110_101, name: '西区', childs: [] },
            { id: 110_102, name: '东区', childs: [] },
          ],
        },
        { id: 110_200, name: '二市', childs: [] },
      ],
    },
    { id: 120_000, name: '乙省', childs: [] },
  ])
})

test('a region without a parent is not lost in silence', () => {
  expect(() => readAreaData({ ...list, county_list: { '990101': '孤区' } })).toThrow('parent')
})

test('a code of another level is refused', () => {
  expect(() => readAreaData({ ...list, city_list: { '110101': '一市' } })).toThrow('110101')
  expect(() => readAreaData({ ...list, county_list: { '1101A1': '东区' } })).toThrow('1101A1')
})
