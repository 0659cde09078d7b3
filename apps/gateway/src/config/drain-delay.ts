import { z } from 'zod'
import type { AppEnv } from './app-env'

/** A balancer that looks every two seconds has looked twice by then. */
const USUAL_SECONDS = 5

/** Longest delay, in seconds: whoever stops a process waits for it. */
const LONGEST_SECONDS = 300

/**
 * For how many seconds a process that is shutting down says so at `/readyz` and still accepts requests. There is no
 * load balancer in development and tests.
 */
export function drainDelay(env: AppEnv) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,3}$/.test(text) && Number(text) <= LONGEST_SECONDS,
      `DRAIN_DELAY is no whole number of seconds from 0 to ${LONGEST_SECONDS}, so it is unclear how long a balancer needs to notice that this process leaves. Set one such as ${USUAL_SECONDS}, more than two looks of the balancer take, or unset it.`,
    )
    .transform(Number)
    .default(env === 'production' ? USUAL_SECONDS : 0)
}
