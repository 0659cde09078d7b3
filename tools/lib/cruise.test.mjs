import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cruise } from './cruise.mjs'
import { root } from './root.mjs'

const GATEWAY = 'apps/gateway/src'

/** A gateway of two modules that keeps the law. */
const LAWFUL = {
  'packages/schema/src/client.ts': 'export const CONTAINERS = []',
  [`${GATEWAY}/context.ts`]: 'export interface Context {}',
  [`${GATEWAY}/db/database.ts`]: 'export interface Database {}',
  [`${GATEWAY}/start/start-gateway.ts`]: "import '../modules'",
  [`${GATEWAY}/cli/run-data.ts`]: "import '../modules/groups'",
  [`${GATEWAY}/modules/index.ts`]: "import './groups'\nimport './leads'",
  [`${GATEWAY}/modules/groups/index.ts`]: "export * from './join-group'",
  [`${GATEWAY}/modules/groups/join-group.ts`]: "import './groups-tables'\nexport const joinGroup = 1",
  [`${GATEWAY}/modules/groups/groups-tables.ts`]: 'export const chatGroup = 1',
  [`${GATEWAY}/modules/leads/index.ts`]: "export * from './submit-lead'",
  [`${GATEWAY}/modules/leads/submit-lead.ts`]: "import '../groups'\nexport interface Lead {}",
  [`${GATEWAY}/modules/leads/lead-tables.ts`]: "import '../groups/groups-tables'",
}

/** The rules that a gateway breaks with these files in place of its own. */
function brokenBy(files) {
  const folder = mkdtempSync(join(tmpdir(), 'yingzao-imports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of Object.entries({ ...LAWFUL, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), `${text}\n`)
  }
  const { seen, breaches } = cruise(folder)
  expect(seen.length).toBeGreaterThanOrEqual(Object.keys(LAWFUL).length)
  return [...new Set(breaches.map(({ rule }) => rule))].sort()
}

test('a gateway that keeps the law breaks no rule', () => {
  expect(brokenBy({})).toEqual([])
}, 60_000)

test.each([
  ['what modules stand on knows no module', 'db/database.ts', "import '../modules/groups'"],
  ['what modules stand on knows no module', 'context.ts', "import './modules/groups'"],
  [
    'a module knows neither commands nor the start',
    'modules/groups/join-group.ts',
    "import '../../cli/run-keys'",
  ],
  ['a module is entered by its index.ts', 'modules/leads/submit-lead.ts', "import '../groups/join-group'"],
  ['a module is entered by its index.ts', 'start/start-gateway.ts', "import '../modules/groups/join-group'"],
  [
    'a table is used by the module that owns it',
    'modules/leads/submit-lead.ts',
    "import '../groups/groups-tables'",
  ],
  [
    'a table is used by the module that owns it',
    'cli/run-data.ts',
    "import '../modules/groups/groups-tables'",
  ],
  [
    'no cycles of types either',
    'modules/groups/join-group.ts',
    "import type { Lead } from '../leads'\nexport type Joined = Lead",
  ],
])(
  '%s: found in %s',
  (rule, file, text) => {
    const other = { [`${GATEWAY}/cli/run-keys.ts`]: 'export const keys = 1' }
    expect(brokenBy({ ...other, [`${GATEWAY}/${file}`]: text })).toEqual([rule])
  },
  60_000,
)
