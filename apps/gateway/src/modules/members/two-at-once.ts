import { studioErrors } from '@yingzao/contract/studio'
import { AppError } from '../../http/app-error'

/** Hashing takes 24 MB and one of the four threads that files and compression share. */
const AT_ONCE = 2

/** Who comes after these would wait longer than a second or two. */
const MOST_WAITING = 20

let running = 0
const waiting: (() => void)[] = []

/**
 * Does something costly when its turn has come: two in this process at a time, in the order of arrival. Throws
 * `tooManyRequests` when too many wait already, so that a storm of logins costs pages neither memory nor threads.
 */
export async function twoAtOnce<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MOST_WAITING) throw new AppError(studioErrors.tooManyRequests)
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place goes from one to the next; it is free only when nobody waits.
    if (next) next()
    else running -= 1
  }
}
