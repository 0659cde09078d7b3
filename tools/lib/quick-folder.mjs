import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** For test databases and what tests write before removing it, beside what else runs here. */
const BYTES = 8 * 2 ** 30

/**
 * Where tests may keep temporary data: in memory, if this machine has enough of it, as with a disk they spend most of
 * the time waiting for it. Undefined: the usual place.
 */
export function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, freemem()) >= BYTES ? IN_MEMORY : undefined
  } catch {
    return undefined
  }
}
