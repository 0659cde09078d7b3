import type { Regions } from './lazy-regions'

export type { Region, RegionBranch } from './region'
export type { Regions }

/**
 * Loads all regions as a chunk of their own, once per page. Rejects when the chunk does not come; a repeat then
 * tries again.
 */
export async function loadRegions(): Promise<Regions> {
  const { regions } = await import(/* webpackChunkName: "regions" */ './lazy-regions')
  return regions
}
