import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from '../lib/cruise.mjs'
import { append } from '../lib/edit-source.mjs'
import { copyCheckout } from './copy-checkout.mjs'
import { readGuide } from './read-guide.mjs'

/** As long as a slow machine may take for one guide. */
const PATIENCE_MS = 600_000

/** What the guides create, with the tests that they write. */
const MADE = [
  'apps/gateway/src/modules/reactions',
  'apps/studio/src/features/reactions',
  'packages/blocks/src/quote',
]
/** Where it is registered. */
const ENTERED = ['apps/gateway/src/modules/index.ts', 'apps/studio/src/app', 'packages/blocks/src/registry']

let copy
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'yingzao-guides-'))
  copyCheckout(copy)
}, PATIENCE_MS)
afterAll(() => rmSync(copy, { recursive: true }), PATIENCE_MS)

/** Runs a command in the copy, and shows its output when it fails. */
async function run(command) {
  const child = spawn('bash', ['-c', command], {
    cwd: copy,
    // Without those by which the tests around this one recognise each other.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', CI: 'true' },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const [code] = await once(child, 'close')
  expect([command, code, code === 0 ? '' : said]).toEqual([command, 0, ''])
}

async function follow(guide) {
  const steps = readGuide(readFileSync(join(copy, 'docs/guides', guide), 'utf8'))
  expect(steps.length).toBeGreaterThan(4)
  for (const step of steps) {
    if ('command' in step) await run(step.command)
    else write(step)
  }
}

/** A guide edits what its commands have created; a file of another name would be looked for in vain. */
function write({ how, path, text }) {
  const file = join(copy, path)
  expect([path, existsSync(file)]).toEqual([path, true])
  writeFileSync(file, how === 'append' ? append(readFileSync(file, 'utf8'), text) : text)
}

// In this order: the section shows what the module stores.
test.each(['modules.md', 'sections.md', 'blocks.md'])(
  'what %s says can be done as it is said, and its tests pass',
  follow,
  PATIENCE_MS,
)

test.concurrent(
  'what they make has its types right, like the whole it is part of',
  async () => {
    const whole = ['**/src/**/*.d.ts', 'apps/gateway/src/main.ts', 'apps/studio/src/main.tsx']
    const together = { extends: './tsconfig.json', include: [...whole, ...MADE] }
    writeFileSync(join(copy, 'tsconfig.made.json'), JSON.stringify(together))
    // Those that phones load too are compiled with fewer types, each by itself.
    const projects = ['tsconfig.made.json', 'packages/contract', 'packages/blocks']
    await run(projects.map((project) => `node_modules/.bin/tsc -p ${project}`).join(' && '))
  },
  PATIENCE_MS,
)

test.concurrent(
  'it keeps the import law, and the rules of lint and format',
  async () => {
    const { seen, breaches } = cruise(copy, [...MADE, ...ENTERED])
    expect(MADE.filter((folder) => !seen.some((file) => file.startsWith(folder)))).toEqual([])
    expect(breaches).toEqual([])
    await run('node_modules/.bin/biome check apps/gateway/src/modules/reactions apps/studio/src packages')
  },
  PATIENCE_MS,
)
