import { userInfo } from 'node:os'
import type { Actor } from '../modules/audit'

/** Whoever runs this command, for the audit log: `cli:root`. */
export function commandActor(): Actor {
  return { who: `cli:${userName()}`, ip: null }
}

function userName(): string {
  try {
    return userInfo().username.slice(0, 64) || 'unknown'
  } catch {
    // A numeric user without an entry in the system's user list, as in containers.
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
