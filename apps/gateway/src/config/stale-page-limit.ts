import { z } from 'zod'

const USUAL_SECONDS = 600
/** A limit below the time it takes to notice and restore a lost connection would drop pages for nothing. */
const LEAST_SECONDS = 60

/** For how many seconds pages are served by a process that does not hear of changes, and may not know of a page taken down. */
export function stalePageLimit() {
  return z
    .string()
    .refine(
      (text) => /^\d{1,8}$/.test(text) && Number(text) >= LEAST_SECONDS,
      `STALE_PAGE_LIMIT is no whole number of seconds from ${LEAST_SECONDS} to 99999999, so it is unclear for how long a process that hears of no change may serve what it knows. Set one such as ${USUAL_SECONDS}, or unset it.`,
    )
    .transform(Number)
    .default(USUAL_SECONDS)
}
