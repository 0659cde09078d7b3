import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs Node in the project to its end and answers what it printed. Rejects with that unless the end is a good one. */
export async function runNode(args, env) {
  const { child, printed } = spawnNode(args, env)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${printed()}`)
  return printed()
}

/** Starts a server in the project and answers its process once it prints "Ready"; rejects when it ends before. */
export function startServer(args, env) {
  const { child, printed } = spawnNode(args, env)
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => printed().includes('Ready') && resolve(child))
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with code ${code}:\n${printed()}`)))
  })
}

/** Starts Node in the project and answers its process, and what that has printed so far. */
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
