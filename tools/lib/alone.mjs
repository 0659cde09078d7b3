import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs the work while no other process does any under the same folder. Each puts a file named after itself there
 * and goes ahead only when it then sees no other living one, so what a killed process left is no obstacle. The
 * gateway has the like for its database; it cannot be shared, as this has to run before anything is installed.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(folder, work) {
  const mine = join(folder, `${process.pid}-${startTimeOf(process.pid)}`)
  mkdirSync(folder, { recursive: true })
  let told = false
  for (;;) {
    writeFileSync(mine, '')
    const other = otherIn(folder)
    if (other === undefined) break
    rmSync(mine, { force: true })
    if (!told) console.log(`Waiting for process ${other}, which is installing or building here.`)
    told = true
    await wait(100 + Math.random() * 200)
  }
  const release = () => rmSync(mine, { force: true })
  // A failing step ends the process right there.
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** The pid of another living process that has its file there. */
function otherIn(folder) {
  for (const name of readdirSync(folder)) {
    const [pid, startTime] = name.split('-')
    if (Number(pid) !== process.pid && startTimeOf(Number(pid)) === startTime) return Number(pid)
  }
  return undefined
}

/** Pids are reused, above all in containers; pid and start time together are not. */
function startTimeOf(pid) {
  try {
    if (process.platform !== 'linux') return process.kill(pid, 0) ? 'alive' : undefined
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : undefined
  }
}
