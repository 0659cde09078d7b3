import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { register } from 'tsx/esm/api'
import { startServer } from '../bench/start-server.mjs'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { prepare } from '../lib/prepare.mjs'

/** Taps happen in a simulated place, where nothing leaves the frame. */
const VIEW = '?text=normal&place=mb&version=6.43.0&login=0'

/** Where pages look for their scripts, and where the build of the site leaves them. */
const SCRIPTS = { address: 'packages/h5-page/dist', folder: 'apps/h5/dist/web' }

/**
 * Addresses of pictures, of the gallery's own scripts and of joined scripts (`a+b.js`), wherever they are in a page.
 */
export const FILES =
  /\/(?:(?:assets|dev\/blocks)\/[\w-]+(?:\.\w+)+|packages\/h5-page\/dist\/[\w.-]+(?:\+[\w.-]+)+)/g

const LIST = 'examples/list.json'

/**
 * The examples that were drawn before; none yet when there are none.
 * @param {string} folder `docs-site/public`.
 * @returns {Promise<import('./cut.mjs').Examples>}
 */
export async function drawnExamples(folder) {
  const list = await readFile(join(folder, LIST), 'utf8').catch(() => '[]')
  return new Map(JSON.parse(list))
}

/**
 * Every example of every block as a page of its own that needs no gateway, with the scripts, styles and pictures that
 * it loads: the pages of the gallery `/dev/blocks`, as a gateway with an empty database draws them, kept at the
 * addresses that they name. So the site has to be served at the root of its host.
 * @param {string} root The checkout.
 * @param {string} folder `docs-site/public`.
 * @returns {Promise<import('./cut.mjs').Examples>}
 */
export async function drawExamples(root, folder) {
  await prepare({ build: 'pages' })
  register()
  const { examples } = await import('@yingzao/blocks/examples')
  for (const part of ['examples', 'assets', 'dev', 'packages/h5-page'])
    await rm(join(folder, part), { recursive: true, force: true })
  const drawn = new Map()
  const files = new Set()
  const gateway = await startGateway()
  try {
    for (const [name, own] of Object.entries(examples)) {
      const shown = []
      for (const [index, { title, draws }] of own.entries()) {
        const path = `examples/${name}/${index + 1}.html`
        if (draws !== 'nothing') {
          const html = await gateway.text(`/dev/blocks/${name}/${index + 1}/page${VIEW}`)
          for (const [file] of html.matchAll(FILES)) files.add(file)
          await store(join(folder, path), html)
        }
        shown.push({ address: `/${path}${VIEW}`, title, draws })
      }
      drawn.set(name, shown)
    }
    for (const file of files) await store(join(folder, file), await gateway.bytes(file))
  } finally {
    await gateway.stop()
  }
  await copyScripts(join(root, SCRIPTS.folder), join(folder, SCRIPTS.address))
  await store(join(folder, LIST), JSON.stringify([...drawn]))
  return drawn
}

async function copyScripts(from, to) {
  await mkdir(to, { recursive: true })
  // Next to scripts are smaller copies for servers that know how to send them.
  for (const file of await readdir(from))
    if (!/\.(?:br|gz|map)$/.test(file)) await cp(join(from, file), join(to, file), { recursive: true })
}

async function startGateway() {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-docs-'))
  const settings = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, APP_ENV: 'development' }
  const child = await startServer([gatewayProgram('main')], { ...process.env, ...settings })
  const ask = async (path) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`)
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status} while the examples were drawn.`)
    return reply
  }
  return {
    text: async (path) => (await ask(path)).text(),
    bytes: async (path) => new Uint8Array(await (await ask(path)).arrayBuffer()),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function store(path, content) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
