import { DatabaseError } from 'pg'

const DEADLOCK = '40P01'

/** So often in a row is no accident any more. */
const TRIES = 3

/**
 * Retries a transaction that the database aborted because it and another waited for each other. For work whose locks
 * cannot all be put in one order: nothing of it was done.
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

/** Drizzle's error says which query failed; its cause says why. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof DatabaseError && cause.code === DEADLOCK
}
