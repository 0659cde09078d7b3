/** The database's time, told without asking it for every visitor. */
export interface DatabaseClock {
  /** Milliseconds since 1970. This machine's own time until the database has told its own. */
  now(): number
  /** Takes what the database said between two readings of `performance.now()`. */
  learn(databaseTime: number, askedAt: number, answeredAt: number): void
  /**
   * When the database last told its time, by `performance.now()`: until then every notice that it had to give has come,
   * as it tells both on the same connection. Undefined: not yet.
   */
  learnedAt(): number | undefined
  /** Milliseconds since the database told its time last. Undefined: it never has. */
  quietMs(): number | undefined
}

/**
 * A clock that follows the database's last word on the process's monotonic clock, so that neither a wrong clock of
 * this machine nor a step of it reaches a countdown. Off by half a round trip at most.
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
