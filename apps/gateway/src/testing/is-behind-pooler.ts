import { inject } from 'vitest'

/** Whether a test's database is reached through pgbouncer, which lends its sessions: `npm run test:pgbouncer`. */
export function isBehindPooler(): boolean {
  return inject('pgbouncer') !== undefined
}
