import type { RegionBranch } from '@yingzao/regions/client'

/** What the picker returns (SPEC.md section 3). Not chosen: an empty name, and null for its id. */
export interface Address {
  province: string
  provinceID: number | null
  city: string
  cityID: number | null
  area: string
  areaID: number | null
}

export const NO_ADDRESS: Address = {
  province: '',
  provinceID: null,
  city: '',
  cityID: null,
  area: '',
  areaID: null,
}

export function addressOf([province, city, area]: RegionBranch): Address {
  return {
    province: province?.name ?? '',
    provinceID: province?.id ?? null,
    city: city?.name ?? '',
    cityID: city?.id ?? null,
    area: area?.name ?? '',
    areaID: area?.id ?? null,
  }
}

/** An address as documents and sessions have it: as much of it as is known. */
type KnownAddress = { [Key in keyof Address]?: Address[Key] | undefined }

/** The address that a field begins with. */
export function initialAddress(value: KnownAddress | undefined): Address {
  const { province = '', provinceID = null, city = '', cityID = null, area = '', areaID = null } = value ?? {}
  return { province, provinceID, city, cityID, area, areaID }
}

/** The ids from the province down, as far as they are known. */
export function idsOf({ provinceID, cityID, areaID }: Address): number[] {
  const ids: number[] = []
  for (const id of [provinceID, cityID, areaID]) {
    if (id === null) break
    ids.push(id)
  }
  return ids
}

/** As people write it: 北京市 is not said twice. Empty when nothing is chosen. */
export function addressText({ province, city, area }: Address): string {
  return [province, city === province ? '' : city, area].filter((name) => name !== '').join(' ')
}
