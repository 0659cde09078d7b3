import type { Region } from '../region'

/** The three flat lists of @vant/area-data: six-digit code to name. */
export interface AreaData {
  province_list: Readonly<Record<string, string>>
  city_list: Readonly<Record<string, string>>
  county_list: Readonly<Record<string, string>>
}

/** The tree of provinces. Throws when a city or district has no parent: then the source has changed its codes. */
export function readAreaData({ province_list, city_list, county_list }: AreaData): Region[] {
  const provinces = level(province_list, 2, (province) =>
    level(within(city_list, province.slice(0, 2)), 4, (city) =>
      level(within(county_list, city.slice(0, 4)), 6, () => []),
    ),
  )
  const expected = [province_list, city_list, county_list].flatMap((list) => Object.keys(list)).length
  const found = countRegions(provinces)
  if (found !== expected) {
    throw new Error(`Of ${expected} regions only ${found} have a parent. Look at the codes of the source.`)
  }
  return provinces
}

/** All regions of a tree, whatever their level. */
function countRegions(regions: readonly Region[]): number {
  return regions.reduce((count, { childs }) => count + 1 + countRegions(childs), 0)
}

function level(
  list: Readonly<Record<string, string>>,
  digits: number,
  childsOf: (code: string) => readonly Region[],
): Region[] {
  return Object.keys(list)
    .sort()
    .map((code) => {
      if (!/^\d{6}$/.test(code) || !/^0*$/.test(code.slice(digits))) {
        throw new Error(`${list[code]} has the code ${code}, which is none of its level.`)
      }
      return { id: Number(code), name: list[code] ?? '', childs: childsOf(code) }
    })
}

function within(list: Readonly<Record<string, string>>, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(list).filter(([code]) => code.startsWith(prefix)))
}
