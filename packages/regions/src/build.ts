import { areaList } from '@vant/area-data'
import { addOtherDistrict } from './build/add-other-district'
import { readAreaData } from './build/read-area-data'
import { encodeRegions } from './compact'
import type { Region } from './region'

/** The whole tree from its source, 其它区 in every city. For the generator; nothing else reads the source. */
export function buildRegions(): Region[] {
  return readAreaData(areaList).map((province) => ({
    ...province,
    childs: province.childs.map(addOtherDistrict),
  }))
}

/** `regions.generated.ts`, the compact form that phones and the gateway decode. */
export function regionsSource(): string {
  return [
    '// Written by `npm run generate` from @vant/area-data. Do not edit.\n',
    `export const compactRegions =\n  ${JSON.stringify(encodeRegions(buildRegions()))}\n`,
  ].join('')
}
