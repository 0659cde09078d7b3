/** PostgreSQL's error classes and codes for being unavailable: connection, shutdown, too many clients. */
const AWAY_STATES = /^(08...|57P0[1235]|53300)$/

const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])

/** What the driver and its pool say without any code. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/**
 * Whether an error says only that the database was unreachable or the connection was lost, and nothing about the query:
 * the same may well succeed in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (AWAY_STATES.test(code) || AWAY_CODES.has(code) || AWAY_WORDS.test(error.message)) return true
  // Drizzle wraps the driver's error.
  return isDatabaseAway(error.cause)
}
