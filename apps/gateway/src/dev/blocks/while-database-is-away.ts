import { isDatabaseAway } from '../../db/is-database-away'

/** A machine that builds and tests at once takes longer to connect than the two seconds that a call has. */
const TRIES = 5

/**
 * Retries work for which the database was unreachable, a few times and without a pause: waiting for a connection
 * already took time. The work must be safe to repeat. Any other error is rethrown.
 */
export async function whileDatabaseIsAway<Result>(
  work: () => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isDatabaseAway(error)) throw error
    }
  }
}
