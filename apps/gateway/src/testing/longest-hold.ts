import { readFileSync, readlinkSync } from 'node:fs'

/**
 * Returns the longest time that a piece of work held this thread's event loop without a break, in milliseconds of
 * processor time: on a busy machine the clock also counts what others did meanwhile. Where the system does not report
 * the processor time of a thread (only Linux does), it is the clock.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const used = readClock()
  let last = used()
  let longest = 0
  const look = () => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}

function readClock(): () => number {
  try {
    const file = `/proc/${readlinkSync('/proc/thread-self')}/schedstat`
    const used = () => Number(readFileSync(file, 'latin1').split(' ')[0]) / 1e6
    return used() > 0 ? used : () => performance.now()
  } catch {
    return () => performance.now()
  }
}
