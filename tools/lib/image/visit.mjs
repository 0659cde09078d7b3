import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NAMESPACES = ['--mount', '--net', '--pid', '--fork']
const PROGRAM = fileURLToPath(new URL('visit-image.mjs', import.meta.url))
const PATIENCE_MS = 600_000

/** What is requested from an image started for inspection: the demo pages are there. */
export const LOOK = {
  settings: { APP_ENV: 'development' },
  asks: [
    { path: '/healthz', status: 200, has: 'ok' },
    { path: '/readyz', status: 200, has: '"ready":true' },
    { path: '/h5-page/h5/etf-course', status: 200, has: '</html>' },
    { path: '/studio/', status: 200, has: '</html>' },
  ],
  says: ['SIGTERM: finishing what runs'],
}

/** Ends this process with a message if it may not create namespaces. */
export function needNamespaces() {
  if (process.getuid() === 0 && spawnSync('unshare', [...NAMESPACES, 'true']).status === 0) return
  console.error(
    'What is packed is started in namespaces, which this user may not make, so nothing can be said of it. Run this as root, on a machine or in a container that allows unshare.',
  )
  process.exit(1)
}

/**
 * Starts an image with new volumes and without a network, looks at it and answers whether it is as it should be.
 * @param {string} name For who reads along.
 * @param {{ folder: string, env: object, user: string, entrypoint: string[], healthcheck: string[], workdir: string }}
 * image
 * @param {{ work: string, args: string[], settings?: object, asks?: object[], says?: string[], fails?: boolean }} what
 * `asks`: replies that are expected, of a service; without them it is to end by itself. `says`: what it prints.
 */
export function visit(name, image, { work, settings = {}, says = [], fails = false, ...what }) {
  console.log(`\n${name}`)
  const [uid, gid] = image.user.split(':').map(Number)
  const volumes = {}
  for (const path of ['/data', '/keys']) {
    volumes[path] = mkdtempSync(join(work, 'volume-'))
    chownSync(volumes[path], uid, gid)
  }
  const file = join(work, 'visit.json')
  writeFileSync(file, JSON.stringify({ image, volumes, settings, says, fails, ...what }))
  const { status } = spawnSync(
    'unshare',
    [...NAMESPACES, '--kill-child', '--mount-proc', process.execPath, PROGRAM, file],
    { stdio: 'inherit', timeout: PATIENCE_MS },
  )
  if (status !== 0) console.error(`${name}: failed`)
  return status === 0
}
