import { expect, test } from 'vitest'
import { rulesBrokenBy } from './lib/rules-broken-by.mjs'

const GATEWAY = 'apps/gateway/src'

/** A gateway of two modules that keeps the law. */
const LAWFUL = {
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
const brokenBy = (files) => rulesBrokenBy({ ...LAWFUL, ...files })

test('a gateway that keeps the law breaks no rule', async () => {
  expect(await brokenBy({})).toEqual([])
})

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
])('%s: found in %s', async (rule, file, text) => {
  const other = { [`${GATEWAY}/cli/run-keys.ts`]: 'export const keys = 1' }
  expect(await brokenBy({ ...other, [`${GATEWAY}/${file}`]: text })).toEqual([rule])
})
