import { once } from 'node:events'
import { spawnNode } from '../start-server.mjs'

/**
 * Runs Node in the project to its end, whatever that is. Returns its exit code, what it printed, how many seconds it
 * took, and after how many it had printed each of these `marks`, by name.
 */
export async function runTimed(args, env, marks = {}) {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1_000
  const { child, printed } = spawnNode(args, env)
  const at = {}
  child.stdout.on('data', () => {
    for (const [name, mark] of Object.entries(marks)) if (printed().includes(mark)) at[name] ??= elapsed()
  })
  const [code] = await once(child, 'close')
  return { code, printed: printed(), seconds: elapsed(), at }
}
