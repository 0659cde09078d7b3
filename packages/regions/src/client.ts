import type { Regions } from './lazy-regions'

export type { Region, RegionBranch } from './region'
export type { Regions }

/**
 * Loads all regions as a separate chunk, once per page. Rejects when the chunk fails to load; a later call then tries
 * again.
 */
export async function loadRegions(): Promise<Regions> {
  const { regions } = await import(/* webpackChunkName: "regions" */ './lazy-regions')
  return regions
}
