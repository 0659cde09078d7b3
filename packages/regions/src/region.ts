/** A province, city or district. Ids are those of the national six-digit codes, as numbers. */
export interface Region {
  id: number
  name: string
  /** The regions inside, in the order in which they are shown; empty for a district. */
  childs: readonly Region[]
}

/** A province, a city in it, a district in that: as many of the three as are known, from the top. */
export type RegionBranch = readonly Region[]
