import { expect, test } from 'vitest'
import { rulesBrokenBy } from './lib/rules-broken-by.mjs'

/** A Studio of a few files, in which everybody keeps to the law. */
const STUDIO = {
  'state/call.ts': 'export const call = 1',
  'ui/list.ts': "export { call as list } from '../state/call'",
  'canvas/box.ts': 'export interface Box { top: number }',
  'features/leads/index.ts': "export { leads } from './leads-screen'",
  'features/leads/leads-screen.ts': "import { list } from '../../ui/list'\nexport const leads = list",
  'features/audit/index.ts': "import { leads } from '../leads'\nexport const audit = leads",
  'app/routes.ts': "import { audit } from '../features/audit'\nexport const routes = [audit]",
}

test('a Studio that keeps to the law breaks no rule', async () => {
  expect(await brokenBy({})).toEqual([])
})

test.each([
  ['state draws nothing', 'state/call.ts', "export { list as call } from '../ui/list'", 'state knows'],
  ['ui knows no feature', 'ui/list.ts', "export { audit as list } from '../features/audit'", 'ui knows'],
  ['the canvas stands alone', 'canvas/box.ts', "export { call } from '../state/call'", 'canvas knows'],
  ['features know no app', 'features/audit/index.ts', "export * from '../../app/routes'", 'features knows'],
  [
    'another feature is entered by its door',
    'features/audit/index.ts',
    "export { leads as audit } from '../leads/leads-screen'",
    'entered by its index.ts',
  ],
  [
    'the app enters features by their doors',
    'app/routes.ts',
    "export const routes = () => import('../features/leads/leads-screen')",
    'entered by its index.ts',
  ],
  [
    'types make cycles, too',
    'state/call.ts',
    "import type { Other } from './other'\nexport interface Call { other: Other }",
    'no cycles in the Studio',
  ],
])('%s', async (_name, file, text, rule) => {
  const other = "import type { Call } from './call'\nexport interface Other { call: Call }"
  expect(await brokenBy({ [file]: text, 'state/other.ts': other })).toContainEqual(
    expect.stringContaining(rule),
  )
})

/** The rules that it breaks with these files in it. */
function brokenBy(planted) {
  const files = Object.entries({ ...STUDIO, ...planted })
  return rulesBrokenBy(Object.fromEntries(files.map(([file, text]) => [`apps/studio/src/${file}`, text])))
}
