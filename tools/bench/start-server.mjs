import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs Node in the project to its end and returns what it printed. Rejects with that unless the exit code is 0. */
export async function runNode(args, env) {
  const { child, printed } = spawnNode(args, env)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${printed()}`)
  return printed()
}

/**
 * Starts a server in the project and resolves with its process once it prints "Ready"; rejects if it ends before that.
 */
export function startServer(args, env) {
  const { child, printed } = spawnNode(args, env)
  return new Promise((resolve, reject) => {
    // No longer than that: searching the whole log at each of its lines is slower than any server.
    const look = () => {
      if (!printed().includes('Ready')) return
      child.stdout.off('data', look)
      resolve(child)
    }
    child.stdout.on('data', look)
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}:\n${printed()}`)))
  })
}

/** Starts Node in the project and returns its process, and what it has printed so far. */
export function spawnNode(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      text += data
    })
  }
  return { child, printed: () => text }
}
