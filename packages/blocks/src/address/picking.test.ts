import type { Region, Regions } from '@yingzao/regions/client'
import { describe, expect, test } from 'vitest'
import { activeIndex, announcement, isWhole, optionsOf, picking, startPicking, tabCount } from './picking'

const region = (id: number, name: string, ...childs: Region[]): Region => ({ id, name, childs })
const tianhe = region(111, '天河区')
const other = region(119, '其它区')
const guangzhou = region(11, '广州市', tianhe, other)
const shenzhen = region(12, '深圳市', region(121, '福田区'))
const guangdong = region(1, '广东省', guangzhou, shenzhen)
const island = region(2, '海岛')

const regions: Regions = {
  provinces: [guangdong, island],
  find: () => undefined,
  search: (words) => (words.includes('天河') ? [[guangdong, guangzhou, tianhe]] : []),
}

const start = startPicking()
const inGuangdong = picking(start, { type: 'chose', branch: [guangdong] })
const inGuangzhou = picking(inGuangdong, { type: 'chose', branch: [guangdong, guangzhou] })
const labels = (state: typeof start) => optionsOf(state, regions).map(({ label }) => label)

describe('picking', () => {
  test('begins with the provinces, and no other tab', () => {
    expect(labels(start)).toEqual(['广东省', '海岛'])
    expect(tabCount(start)).toBe(1)
  })

  test('goes on to the cities of the province and the districts of the city', () => {
    expect(labels(inGuangdong)).toEqual(['广州市', '深圳市'])
    expect(tabCount(inGuangdong)).toBe(2)
    expect(labels(inGuangzhou)).toEqual(['天河区', '其它区'])
    expect(tabCount(inGuangzhou)).toBe(3)
  })

  test('is over with a district, and with whatever has nothing in it', () => {
    expect(isWhole([])).toBe(false)
    expect(isWhole([guangdong, guangzhou])).toBe(false)
    expect(isWhole([guangdong, guangzhou, tianhe])).toBe(true)
    expect(isWhole([island])).toBe(true)
  })

  test('has no tab for an empty list', () => {
    expect(tabCount(startPicking([island]))).toBe(1)
    expect(tabCount(startPicking([guangdong, guangzhou, tianhe]))).toBe(3)
  })

  test('a parent chosen anew takes what was chosen below it away', () => {
    const back = picking(inGuangzhou, { type: 'showed', level: 0 })
    expect(labels(back)).toEqual(['广东省', '海岛'])
    expect(back.branch).toEqual([guangdong, guangzhou])
    expect(picking(back, { type: 'chose', branch: [guangdong] })).toEqual(inGuangdong)
  })

  test('opens where the address that is there was completed, on what was chosen', () => {
    const state = startPicking([guangdong, guangzhou, other])
    const options = optionsOf(state, regions)
    expect(options.map(({ isChosen }) => isChosen)).toEqual([false, true])
    expect(activeIndex(state, options)).toBe(1)
  })

  test('keeps the active option within the list', () => {
    const options = optionsOf(start, regions)
    const at = (to: number) => activeIndex(picking(start, { type: 'moved', to }), options)
    expect([at(-1), at(1), at(2)]).toEqual([0, 1, 1])
    expect(activeIndex(start, [])).toBe(0)
  })

  test('words show what they find, with all it lies in, and choosing it goes on from there', () => {
    const found = picking(start, { type: 'typed', words: '天河' })
    expect(labels(found)).toEqual(['广东省 广州市 天河区'])
    expect(picking(found, { type: 'chose', branch: [guangdong] })).toEqual(inGuangdong)
  })

  test('blank words show the list again', () => {
    expect(labels(picking(inGuangdong, { type: 'typed', words: '  ' }))).toEqual(['广州市', '深圳市'])
  })

  test('another tab ends the search', () => {
    const found = picking(inGuangdong, { type: 'typed', words: '天河' })
    expect(picking(found, { type: 'showed', level: 0 }).words).toBe('')
  })

  test('says what has been chosen and what comes next', () => {
    expect(announcement(start, 2)).toBe('请选择省')
    expect(announcement(inGuangdong, 2)).toBe('已选择广东省，请选择市')
    expect(announcement(inGuangzhou, 2)).toBe('已选择广东省 广州市，请选择区')
    expect(announcement({ ...start, words: '天河' }, 1)).toBe('找到 1 个地区')
    expect(announcement({ ...start, words: '火星' }, 0)).toBe('没有找到这个地区')
  })
})
