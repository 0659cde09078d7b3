import { decodeRegions } from './compact'
import { findBranch } from './find-branch'
import type { Region, RegionBranch } from './region'
import { compactRegions } from './regions.generated'

export type { Region, RegionBranch }

/** The whole tree, 34 provinces with everything in them. Do not change it: it is shared. */
export const provinces: readonly Region[] = decodeRegions(compactRegions)

/**
 * The rule for an address that came over the wire: its ids, from the province down, must be nested. Returns the
 * regions, so that names are taken from here and never from a phone; undefined: the address is refused.
 */
export function regionBranch(ids: readonly number[]): RegionBranch | undefined {
  return findBranch(provinces, ids)
}
