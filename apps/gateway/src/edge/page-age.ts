/** For so many seconds a cache in front may answer with its copy of a page without asking. */
export const FRESH_S = 10
/** For so many seconds more it may answer with it while it asks. */
export const STALE_S = 20

/** The oldest that a copy of a page may be which a cache in front shows: when the last visitor has seen what was taken down. In seconds. */
export const OLDEST_S = FRESH_S + STALE_S
