import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** Databases of tests and what they write before they are removed, beside what else runs here. */
const BYTES = 8 * 2 ** 30

/**
 * Where tests may keep what goes with them: in memory, where this machine has enough of it, as with a disk they wait for
 * that most of the time. Undefined: where everybody does.
 */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) >= BYTES ? IN_MEMORY : undefined
  } catch {
    return undefined
  }
}
