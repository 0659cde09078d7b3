import { expect, test } from 'vitest'
import { provinces, regionBranch } from './server'

const names = (...ids: number[]) => regionBranch(ids)?.map(({ name }) => name)

test('ids that lie in one another are an address, and give its names', () => {
  expect(names(440_000, 440_100, 440_106)).toEqual(['广东省', '广州市', '天河区'])
  expect(names(440_000, 440_100, 440_199)).toEqual(['广东省', '广州市', '其它区'])
})

test('so are those of its upper levels alone', () => {
  expect(names(440_000, 440_100)).toEqual(['广东省', '广州市'])
  expect(names(440_000)).toEqual(['广东省'])
})

test.each([
  ['a district of another city', [440_000, 440_100, 440_303]],
  ['a city of another province', [440_000, 110_100, 110_101]],
  ['levels in another order', [440_100, 440_000, 440_106]],
  ['a level left out', [440_000, 440_106]],
  ['an id that is nowhere', [440_000, 440_100, 440_198]],
  ['something below a district', [440_000, 440_100, 440_106, 440_106]],
  ['no number', [Number.NaN]],
  ['nothing', []],
])('%s is none', (_, ids) => {
  expect(regionBranch(ids)).toBeUndefined()
})

test('every district of the tree is an address', () => {
  for (const province of provinces) {
    for (const city of province.childs) {
      for (const district of city.childs) {
        expect(regionBranch([province.id, city.id, district.id])).toEqual([province, city, district])
      }
    }
  }
})
