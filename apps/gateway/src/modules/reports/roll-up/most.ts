/**
 * How much of a page and day is counted individually; the rest is counted as one. What visitors write into addresses
 * and reports is theirs to make up, and counts are kept for good.
 */
export interface Most {
  /** Distinct channels. */
  channels: number
  /** Distinct events of blocks, each with what failed: a page has 500 blocks at most, most of which do little. */
  blocks: number
  /** Distinct ends of forms: how far views came, and why no further. */
  forms: number
}

export const MOST: Most = { channels: 500, blocks: 4_000, forms: 500 }
