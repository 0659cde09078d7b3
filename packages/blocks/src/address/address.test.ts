import { expect, test } from 'vitest'
import { addressOf, addressText, idsOf, initialAddress, NO_ADDRESS } from './address'

const region = (id: number, name: string) => ({ id, name, childs: [] })
const branch = [region(440_000, '广东省'), region(440_100, '广州市'), region(440_106, '天河区')]

test('a branch of three is an address of six fields', () => {
  expect(addressOf(branch)).toEqual({
    province: '广东省',
    provinceID: 440_000,
    city: '广州市',
    cityID: 440_100,
    area: '天河区',
    areaID: 440_106,
  })
})

test('what lies below the end of a branch is empty', () => {
  expect(addressOf(branch.slice(0, 1))).toEqual({ ...NO_ADDRESS, province: '广东省', provinceID: 440_000 })
  expect(addressOf([])).toEqual(NO_ADDRESS)
})

test('a document may bring a part of an address, or none', () => {
  expect(initialAddress(undefined)).toEqual(NO_ADDRESS)
  expect(initialAddress({ province: '广东省', provinceID: 440_000, city: '', area: '' })).toEqual(
    addressOf(branch.slice(0, 1)),
  )
})

test('ids end at the first that is unknown', () => {
  expect(idsOf(addressOf(branch))).toEqual([440_000, 440_100, 440_106])
  expect(idsOf({ ...addressOf(branch), cityID: null })).toEqual([440_000])
  expect(idsOf(NO_ADDRESS)).toEqual([])
})

test('a city that is its own province is not said twice', () => {
  const beijing = [region(110_000, '北京市'), region(110_100, '北京市'), region(110_101, '东城区')]
  expect(addressText(addressOf(beijing))).toBe('北京市 东城区')
  expect(addressText(addressOf(branch))).toBe('广东省 广州市 天河区')
  expect(addressText(NO_ADDRESS)).toBe('')
})
