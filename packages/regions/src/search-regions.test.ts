import { expect, test } from 'vitest'
import { searchRegions } from './search-regions'
import { provinces } from './server'

const found = (words: string, limit = 20) =>
  searchRegions(provinces, words, limit).map((branch) => branch.map(({ name }) => name).join(' '))

test('a part of a name finds it, with all that it lies in', () => {
  expect(found('天河')).toContain('广东省 广州市 天河区')
  expect(found('博尔塔拉')).toEqual(['新疆维吾尔自治区 博尔塔拉蒙古自治州'])
  expect(found('尔塔拉')).toEqual(['新疆维吾尔自治区 博尔塔拉蒙古自治州'])
})

test('pinyin initials find it, whatever their case and the spaces between them', () => {
  expect(found('thq')).toContain('广东省 广州市 天河区')
  expect(found(' T H ')).toContain('广东省 广州市 天河区')
})

test('characters may be mixed with initials, as an input method leaves them', () => {
  expect(found('天hq')).toContain('广东省 广州市 天河区')
})

test.each([
  ['cq', '重庆市'],
  ['xm', '福建省 厦门市'],
  ['cs', '湖南省 长沙市'],
  ['la', '安徽省 六安市'],
  ['bz', '安徽省 亳州市'],
  ['py', '广东省 广州市 番禺区'],
  ['yx', '河北省 张家口市 蔚县'],
  ['zzx', '山西省 长治市 长子县'],
  ['yq', '浙江省 温州市 乐清市'],
  ['ht', '山西省 临汾市 洪洞县'],
  ['qw', '四川省 乐山市 犍为县'],
  ['wfd', '辽宁省 大连市 瓦房店市'],
  ['daq', '台湾省 台北市 大安区'],
])('%s finds %s, by how the place is called', (initials, name) => {
  expect(found(initials, 500)).toContain(name)
})

test('provinces come before cities, cities before districts, and beginnings before the rest', () => {
  const names = found('吉林', 10)
  expect(names.slice(0, 2)).toEqual(['吉林省', '吉林省 吉林市'])
  expect(found('海南', 10)[0]).toBe('海南省')
  const shan = found('山', 4000)
  expect(shan.indexOf('山东省')).toBeLessThan(shan.findIndex((name) => name.endsWith('中山市')))
})

test('no more come back than were asked for', () => {
  expect(found('区', 7)).toHaveLength(7)
})

test('blank words find nothing, and neither do unknown ones', () => {
  expect(found('  ')).toEqual([])
  expect(found('火星')).toEqual([])
  expect(found('[.*')).toEqual([])
})
