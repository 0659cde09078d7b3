import type { Region } from '../region'

/** For an address outside all of a city's districts. */
export const OTHER_DISTRICT = '其它区'

const HIGHEST = 99

/**
 * Returns the city with 其它区 as its last district. One in the source keeps its id; an added one gets the city's code
 * plus 99, or the next lower number that no district of the city has.
 */
export function addOtherDistrict(city: Region): Region {
  const other = city.childs.find(({ name }) => name === OTHER_DISTRICT)
  const districts = city.childs.filter((district) => district !== other)
  return {
    ...city,
    childs: [...districts, other ?? { id: freeId(city), name: OTHER_DISTRICT, childs: [] }],
  }
}

function freeId({ id, name, childs }: Region): number {
  const taken = new Set(childs.map((district) => district.id))
  for (let number = HIGHEST; number > 0; number--) {
    if (!taken.has(id + number)) return id + number
  }
  throw new Error(`All ${HIGHEST} numbers of ${name} (${id}) are taken, so it cannot get ${OTHER_DISTRICT}.`)
}
