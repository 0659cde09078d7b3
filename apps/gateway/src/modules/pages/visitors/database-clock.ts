/** The database's time, available without asking it for every visitor. */
export interface DatabaseClock {
  /** Milliseconds since 1970. This machine's own time until the database has first reported its time. */
  now(): number
  /** Takes in what the database reported between two readings of `performance.now()`. */
  learn(databaseTime: number, askedAt: number, answeredAt: number): void
  /**
   * When the database last reported its time, by `performance.now()`: every notice it had sent by then has arrived, as
   * both come on the same connection. Undefined: not yet.
   */
  learnedAt(): number | undefined
  /** Milliseconds since the database last reported its time. Undefined: it never has. */
  quietMs(): number | undefined
}

/**
 * A clock that continues the database's last reported time on the process's monotonic clock, so that neither a wrong
 * clock on this machine nor a step of it affects a countdown. Off by half a round trip at most.
 */
export function createDatabaseClock(): DatabaseClock {
  let offset = Date.now() - performance.now()
  let learnedAt: number | undefined
  return {
    now: () => Math.round(performance.now() + offset),
    learn: (databaseTime, askedAt, answeredAt) => {
      offset = databaseTime - (askedAt + answeredAt) / 2
      learnedAt = answeredAt
    },
    learnedAt: () => learnedAt,
    quietMs: () => (learnedAt === undefined ? undefined : performance.now() - learnedAt),
  }
}
