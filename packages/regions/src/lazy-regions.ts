import { decodeRegions } from './compact'
import { findBranch } from './find-branch'
import type { Region, RegionBranch } from './region'
import { compactRegions } from './regions.generated'
import { searchRegions } from './search-regions'

/** All regions, and how to find some of them. */
export interface Regions {
  provinces: readonly Region[]
  /** The regions with these ids when they form a branch; ids from the province down, as far as they are known. */
  find(ids: readonly number[]): RegionBranch | undefined
  /** By part of a name or by pinyin initials; provinces first, at most `limit`. */
  search(words: string, limit: number): RegionBranch[]
}

const provinces = decodeRegions(compactRegions)

export const regions: Regions = {
  provinces,
  find: (ids) => findBranch(provinces, ids),
  search: (words, limit) => searchRegions(provinces, words, limit),
}
