/** A province, city or district. Ids are the national six-digit codes, as numbers. */
export interface Region {
  id: number
  name: string
  /** The regions inside, in display order; empty for a district. */
  childs: readonly Region[]
}

/** A province, a city in it, a district in that: as many of the three as are known, from the top down. */
export type RegionBranch = readonly Region[]
