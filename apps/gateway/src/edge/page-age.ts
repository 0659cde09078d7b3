/** For this many seconds a cache in front may answer with its copy of a page without revalidating. */
export const FRESH_S = 10
/** For this many seconds more it may answer with it while it revalidates. */
export const STALE_S = 20

/**
 * The oldest copy of a page that a cache in front may show: how long after a take-down the last visitor may see it. In
 * seconds.
 */
export const OLDEST_S = FRESH_S + STALE_S
