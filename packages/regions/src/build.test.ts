import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { areaList } from '@vant/area-data'
import { describe, expect, test } from 'vitest'
import { buildRegions } from './build'
import { OTHER_DISTRICT } from './build/add-other-district'
import { decodeRegions } from './compact'
import { INITIALS } from './initials'
import { compactRegions } from './regions.generated'

const provinces = decodeRegions(compactRegions)
const cities = provinces.flatMap(({ childs }) => childs)
const districts = cities.flatMap(({ childs }) => childs)
const isOther = ({ name }: { name: string }) => name === OTHER_DISTRICT

describe('the regions as they are stored', () => {
  test('are those of the source, read back from the compact form', () => {
    expect(provinces).toEqual(buildRegions())
  })

  test('keep every region of the source, and Hong Kong, Macau and Taiwan with it', () => {
    const { county_list } = areaList
    expect([provinces.length, cities.length]).toEqual([34, 369])
    expect(Object.keys(county_list)).toHaveLength(3479)
    const kept = new Map(districts.map(({ id, name }) => [id, name]))
    for (const code in county_list) expect(kept.get(Number(code))).toBe(county_list[code])
    expect(provinces.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['香港特别行政区', '澳门特别行政区', '台湾省']),
    )
  })

  test('end in 其它区 in every city, once', () => {
    for (const city of cities) {
      expect(city.childs.filter(isOther), city.name).toEqual([city.childs[city.childs.length - 1]])
    }
    expect(districts).toHaveLength(
      3479 + 369 - Object.values(areaList.county_list).filter((n) => n === OTHER_DISTRICT).length,
    )
  })

  test('have numeric ids without a clash, each inside its parent', () => {
    const all = [...provinces, ...cities, ...districts]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.every(({ id }) => Number.isInteger(id) && id >= 110_000 && id <= 829_999)).toBe(true)
    for (const city of cities) {
      for (const { id } of city.childs) expect(Math.floor(id / 100)).toBe(city.id / 100)
    }
  })

  test('are small enough to load when a visitor taps, search and its table included', () => {
    const files = [
      'regions.generated',
      'initials',
      'search-regions',
      'compact',
      'find-branch',
      'lazy-regions',
    ]
    const source = files
      .map((name) => readFileSync(new URL(`./${name}.ts`, import.meta.url), 'utf8'))
      .join('')
    expect(brotliCompressSync(source).length).toBeLessThan(25 * 1024)
  })

  test('hold no character whose first letter is unknown', () => {
    const known = new Set(Object.values(INITIALS).join(''))
    const names = [...provinces, ...cities, ...districts].map(({ name }) => name).join('')
    expect([...new Set(names)].filter((char) => !known.has(char))).toEqual([])
  })
})
