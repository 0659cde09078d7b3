// `npm run docs`: the documentation as a site, at http://127.0.0.1:4321, with what is saved. `npm run docs -- build`
// makes docs-site/dist, a folder of files for any web server, and checks its own links and search; `-- preview` serves
// that; `-- check` only checks it. `--examples` renders the blocks' examples again where `dev` would use the existing
// ones.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { install, isInstalled } = await import('./lib/install.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { root } = await import('./lib/root.mjs')

const folder = join(root, 'docs-site')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { examples: { type: 'boolean', default: false } },
})
const [command = 'dev'] = positionals
const commands = { dev, build, preview: () => astro('preview'), check }
if (!(command in commands)) {
  console.error(`There is no "${command}". Take one of ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}
// What renders the examples and reads their titles belongs to the checkout, what builds pages to the site.
await prepare({ build: 'none' })
if (!isInstalled(folder)) await install(folder)
await commands[command]()

async function dev() {
  await collectPages({ draw: values.examples })
  await astro('dev')
}

async function build() {
  const began = Date.now()
  await collectPages({ draw: true })
  await astro('build')
  await check()
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`)
}

async function check() {
  const { checkSite } = await import('./docs-site/check-site.mjs')
  const { pages, links, problems } = await checkSite(join(folder, 'dist'))
  console.log(`${pages} pages, ${links} links inside of the site, ${problems.length} problems.`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
}

async function collectPages({ draw }) {
  const { drawExamples, drawnExamples } = await import('./docs-site/draw-examples.mjs')
  const { writeSite } = await import('./docs-site/write-site.mjs')
  const pictures = join(folder, 'public')
  const drawn = draw ? new Map() : await drawnExamples(pictures)
  const { pages } = await writeSite(root, drawn.size > 0 ? drawn : await drawExamples(root, pictures))
  console.log(`${pages} pages collected.`)
}

/** Astro sends usage telemetry unless told not to. Ends this process when it fails. */
async function astro(name) {
  const program = join(folder, 'node_modules/astro/astro.js')
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const child = spawn(process.execPath, [program, name], { cwd: folder, stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  if (code !== 0) process.exit(code ?? 1)
}
