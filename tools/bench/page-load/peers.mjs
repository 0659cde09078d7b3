// Other builders that show the same page: installed and built once, in a folder outside the checkout, as inside it they
// would find our packages.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mustRun } from '../../lib/run.mjs'
import { jsonOf } from './front.mjs'
import { page } from './page-texts.mjs'

const SOURCES = fileURLToPath(new URL('peers', import.meta.url))
const folder = join(homedir(), '.cache/yingzao-page-load')
const targets = join(folder, 'targets')
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
const START_TRIES = 100
const TRY_AGAIN_MS = 100

const next = {
  folder: 'next',
  command: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', port, '-H', '127.0.0.1'],
}
const astro = { folder: 'astro', command: () => ['dist/server/entry.mjs'] }

/** What is measured, by name: a folder of files, or a server of its own. */
export const PEERS = {
  'puck-spa': { label: 'React SPA, Puck', folder: 'puck-spa' },
  'next-puck': { label: 'Next, Puck (client)', server: next, folder: 'next' },
  'next-puck-rsc': { label: 'Next, Puck (RSC)', server: next, folder: 'next', path: '/rsc/bench' },
  'vue-vant': { label: 'Vue 3, Vant, swiper', folder: 'vue-vant' },
  amis: { label: 'amis', folder: 'amis' },
  astro: { label: 'Astro, React islands', server: astro, folder: 'astro' },
  builder: { label: 'Builder', folder: 'builder-spa' },
  tmagic: { label: 'TMagic', folder: 'tmagic' },
}

/** The folder of files of a peer without a server. */
export const filesOfPeer = (name) => join(targets, PEERS[name].folder, 'dist')

/** Installs and builds the named peers, unless already done with these sources. */
export async function preparePeers(names, fixture) {
  await mkdir(folder, { recursive: true })
  await cp(fixture, join(folder, 'fixture'), { recursive: true })
  await cp(SOURCES, targets, { recursive: true })
  const stamp = sourceStamp()
  for (const name of new Set(names.map((one) => PEERS[one].folder)))
    await buildOnce(join(targets, name), stamp)
}

async function buildOnce(target, stamp) {
  const note = join(target, '.built-from')
  if (existsSync(note) && readFileSync(note, 'utf8') === stamp) return
  const npm = (...args) => mustRun(`npm ${args.join(' ')} in ${target}`, ['npm', '--prefix', target, ...args])
  const { dependencies } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  if (dependencies) await npm('install', '--no-audit', '--no-fund', '--include=dev')
  await npm('run', 'build')
  await writeFile(note, stamp)
}

function sourceStamp() {
  const hash = createHash('sha1')
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  }
  return hash.digest('hex')
}

/** The calls by which peers without a server get the page, each in its own form. */
export async function pageCalls() {
  const load = (path) => import(pathToFileURL(join(SOURCES, path)).href)
  const [{ toPuck }, { toBuilder }, { toAmis }] = await Promise.all([
    load('react-blocks/to-puck.mjs'),
    load('builder-spa/to-builder.mjs'),
    load('amis/to-amis.mjs'),
  ])
  return new Map([
    ['/api/page.json', jsonOf({ code: 1, msg: '', response: { activity_page: page } })],
    ['/api/page-puck.json', jsonOf({ title: page.title, data: toPuck(page) })],
    ['/api/page-builder.json', jsonOf({ title: page.title, data: toBuilder(page) })],
    ['/api/page-amis.json', jsonOf(toAmis(page))],
  ])
}

/** Starts a peer's own server on a port, and resolves once it responds. */
export async function startPeerServer(server, port) {
  const child = spawn(process.execPath, server.command(String(port)), {
    cwd: join(targets, server.folder),
    env: { ...process.env, ...QUIET, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  })
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isThere) return { stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }
  child.kill()
  throw new Error(`The server of ${server.folder} does not answer.`)
}
