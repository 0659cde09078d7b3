import { expect, test } from 'vitest'
import type { Region } from '../region'
import { addOtherDistrict } from './add-other-district'

const district = (id: number, name = `区${id}`): Region => ({ id, name, childs: [] })
const city = (...childs: Region[]): Region => ({ id: 710_100, name: '市', childs })
const ids = ({ childs }: Region) => childs.map(({ id }) => id)

test('a city gets it as its last district, with its own code and 99', () => {
  const { childs } = addOtherDistrict(city(district(710_101)))
  expect(childs[1]).toEqual(district(710_199, '其它区'))
})

test('a number that a district has is left to it', () => {
  expect(ids(addOtherDistrict(city(district(710_198), district(710_199))))).toEqual([
    710_198, 710_199, 710_197,
  ])
})

test('a city that has it keeps it as it is, moved to the end', () => {
  expect(ids(addOtherDistrict(city(district(710_150, '其它区'), district(710_199))))).toEqual([
    710_199, 710_150,
  ])
})

test('a city without a free number says so', () => {
  const full = Array.from({ length: 99 }, (_, index) => district(710_101 + index))
  expect(() => addOtherDistrict(city(...full))).toThrow('710100')
})
