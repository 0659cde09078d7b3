import { readFile } from 'node:fs/promises'

/** The unit in which Linux counts processor time. */
const TICKS_PER_SECOND = 100

/**
 * What Linux reports about a process: its parent, the processor time it has used so far, in seconds, and that of its
 * children that have ended.
 */
export async function processStat(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of a process, in brackets, may contain anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const secondsOf = (user, system) => (Number(fields[user]) + Number(fields[system])) / TICKS_PER_SECOND
  return { parent: Number(fields[1]), seconds: secondsOf(11, 12), endedSeconds: secondsOf(13, 14) }
}
