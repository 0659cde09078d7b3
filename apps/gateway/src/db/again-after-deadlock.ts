import { DatabaseError } from 'pg'

const DEADLOCK = '40P01'

/** So often in a row is no accident any more. */
const TRIES = 3

/**
 * Does something in a transaction again that the database has ended, as it and another waited for each other. For what has to
 * lock more than one order can be found for: nothing of it was done.
 */
export async function againAfterDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact()
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error
    }
  }
}

/** Drizzle tells which query failed, and beneath why. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof DatabaseError && cause.code === DEADLOCK
}
