import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../root.mjs'

const COMMAND = ['--import', 'tsx', 'apps/gateway/src/dev/main.ts']

/**
 * Keeps a gateway running. A new one is made ready beside the old one, which serves until then and leaves the port to
 * it: nobody waits while modules load, the database never stops, and a gateway that cannot start changes nothing.
 */
export function superviseGateway() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let serving
  let next = startNext()
  let isStopping = false

  function startNext() {
    const child = spawn(process.execPath, COMMAND, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (message) => {
      if (message === 'ready' && child === next) void handOver(child)
    })
    child.on('exit', (code) => {
      if (child !== next || isStopping) return
      next = undefined
      if (serving === undefined) process.exit(code ?? 1)
      console.error('The gateway did not start; the one before goes on. Mend it and save.')
    })
    return child
  }

  async function handOver(child) {
    const old = serving
    serving = child
    next = undefined
    if (old?.connected) {
      const left = Promise.race([once(old, 'message'), once(old, 'exit')])
      old.send('release')
      await left
    }
    child.send('serve')
  }

  return {
    /** Has it serve what has been built. */
    takeUpBuild: () => {
      for (const child of [serving, next]) if (child?.connected) child.send('build')
    },
    /** Replaces it with one of the sources of now. */
    restart: () => {
      const overtaken = next
      next = startNext()
      overtaken?.kill()
    },
    stop: async () => {
      isStopping = true
      const running = [serving, next].filter((child) => child && child.exitCode === null)
      await Promise.all(
        running.map((child) => {
          child.kill()
          return once(child, 'exit')
        }),
      )
    },
  }
}
