import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { bundleGateway, GATEWAY_BUNDLE } from './bundle-gateway.mjs'

const PROGRAM = join(root, 'tools/lib/dev/gateway-process.mjs')

/** The next process waits until open pages have reloaded: it would take time from what people wait for. */
const SPARE_AFTER_MS = 1000

/**
 * Keeps a gateway running. A new one is made ready alongside the old one, which serves until then and hands over the
 * port: nobody waits while modules load, the database never stops, and a gateway that cannot start changes nothing. One
 * more process waits with all packages loaded to become the next.
 */
export async function superviseGateway() {
  const bundle = await bundleGateway()
  let content = await bundle.make()
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let serving
  let spare
  let next = startNext()
  let making
  let isStopping = false

  function startNext() {
    const child = spare?.connected ? spare : startSpare()
    spare = undefined
    child.on('message', (message) => {
      if (message === 'ready' && child === next) void handOver(child)
    })
    child.on('exit', (code) => {
      if (child !== next || isStopping) return
      next = undefined
      if (serving === undefined) process.exit(code ?? 1)
      console.error('The gateway did not start; the one before goes on. Mend it and save.')
    })
    child.send('start')
    return child
  }

  function startSpare() {
    return spawn(process.execPath, ['--enable-source-maps', PROGRAM, GATEWAY_BUNDLE, ...content.packages], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
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
    child.send(old ? 'serve' : 'first')
    setTimeout(() => {
      if (!isStopping) spare ??= startSpare()
    }, SPARE_AFTER_MS)
  }

  async function replace() {
    try {
      content = await bundle.make()
    } catch {
      console.error('The gateway that runs goes on. Mend it and save.')
      return
    }
    if (isStopping) return
    const overtaken = next
    next = startNext()
    overtaken?.kill()
  }

  return {
    /** Has it serve what has been built. @param {'site' | 'studio'} part What of it is new. */
    takeUpBuild: (part) => {
      for (const child of [serving, next]) if (child?.connected) child.send(part)
    },
    /** Has it publish a demo page as it was saved. @param {string} name Of the file, or of a picture. */
    takeUpDemo: (name) => {
      // Into the store, which the next gateway reads too.
      if (serving?.connected) serving.send({ demo: name })
    },
    /** Whether a source is in the bundle. @param {string} path From the root. */
    holds: (path) => content.sources.has(path),
    /** Replaces it with one of the current sources. */
    restart: () => {
      // One at a time: the second may have sources that the first has not read.
      making = Promise.resolve(making).then(replace)
    },
    stop: async () => {
      isStopping = true
      await Promise.all([making, bundle.close()])
      const running = [serving, next, spare].filter((child) => child && child.exitCode === null)
      await Promise.all(
        running.map((child) => {
          child.kill()
          return once(child, 'exit')
        }),
      )
    },
  }
}
