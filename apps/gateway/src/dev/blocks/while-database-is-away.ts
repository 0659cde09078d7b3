import { isDatabaseAway } from '../../db/is-database-away'

/** A machine that builds and tests at once takes longer to connect than the two seconds that a call is given. */
const TRIES = 5

/**
 * Repeats work that the database was away for, a few times and at once: waiting for a connection is what took so long.
 * The work must be safe to repeat. Anything else that it throws is thrown on.
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
