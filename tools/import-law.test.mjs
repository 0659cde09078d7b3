import { expect, test } from 'vitest'
import law from '../.dependency-cruiser.mjs'
import { rulesBrokenBy } from './lib/rules-broken-by.mjs'

const SOME = 'export const some = 1'
const library = (name) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'module.exports = {}',
})

/** The smallest checkout that breaks each rule. */
const BREAKS = {
  "the Studio's rich-text knows nothing of its state, ui, canvas, features, app": studio(
    'rich-text/a.ts',
    '../state/b',
  ),
  "the Studio's state knows nothing of its ui, canvas, features, app": studio('state/a.ts', '../ui/b'),
  "the Studio's ui knows nothing of its canvas, features, app": studio('ui/a.ts', '../canvas/b'),
  "the Studio's canvas knows nothing of its state, ui, features, app": studio('canvas/a.ts', '../state/b'),
  "the Studio's features knows nothing of its app": studio('features/leads/a.ts', '../../app/b'),
  'a feature of the Studio is entered by its index.ts': studio('features/leads/a.ts', '../audit/b'),
  'no cycles in the Studio, of types neither': {
    'apps/studio/src/state/a.ts': "import type { B } from './b'\nexport interface A { b: B }",
    'apps/studio/src/state/b.ts': "import type { A } from './a'\nexport interface B { a: A }",
  },
  'what modules stand on knows no module': gateway('db/a.ts', '../modules/leads/index'),
  'a module knows neither commands nor the start': gateway('modules/leads/a.ts', '../../cli/b'),
  'a module is entered by its index.ts': gateway('modules/leads/a.ts', '../groups/b'),
  'a table is used by the module that owns it': gateway('modules/leads/a.ts', '../groups/group-tables'),
  'no cycles of types either': {
    'apps/gateway/src/limits/a.ts': "import type { B } from './b'\nexport interface A { b: B }",
    'apps/gateway/src/limits/b.ts': "import type { A } from './a'\nexport interface B { a: A }",
  },
  'a block never imports another block': pair('packages/blocks/src/text/a.ts', '../image/b'),
  'the palette is for the Studio alone': pair(
    'apps/h5/src/server/a.ts',
    '../../../../packages/blocks/src/palette',
  ),
  'visitors load no zod, no sanitiser and nothing of the server': {
    'packages/host/src/a.ts': "import 'zod'",
    ...library('zod'),
  },
  'React is loaded only when an island wakes': {
    'apps/h5/src/client/a.ts': "import 'react'",
    ...library('react'),
  },
  'no cycles': {
    'packages/schema/src/a.ts': "import { b } from './b'\nexport const a = () => b",
    'packages/schema/src/b.ts': "import { a } from './a'\nexport const b = () => a",
  },
  'no unknown packages': { 'packages/schema/src/a.ts': "import 'nobody-has-this'" },
}

const names = [...new Set(law.forbidden.map(({ name }) => name))]

test.each(names)('%s: a break of it is found', async (name) => {
  const files = BREAKS[name] ?? border(name) ?? room(name)
  expect(files, 'Plant a break of this rule here.').toBeDefined()
  expect(await rulesBrokenBy(files)).toContain(name)
})

test('a checkout that keeps the law breaks no rule', async () => {
  expect(await rulesBrokenBy(pair('apps/h5/src/server/a.ts', './b'))).toEqual([])
})

/** One file that imports another. */
function pair(file, to) {
  return { [file]: `import '${to}'`, [`${new URL(to, `http://x/${file}`).pathname.slice(1)}.ts`]: SOME }
}

function studio(file, to) {
  return pair(`apps/studio/src/${file}`, to)
}

function gateway(file, to) {
  return pair(`apps/gateway/src/${file}`, to)
}

/** For a package or an app: imports an app that nobody may know. */
function border(name) {
  const folder = /^(\S+) imports only what it may$/.exec(name)?.[1]
  return folder && pair(`${folder}/src/a.ts`, '../../../apps/nobody/src/b')
}

/** For a room of the editor: imports one that none of them knows. */
function room(name) {
  const folder = /^the editor's room (\S+) knows/.exec(name)?.[1]
  return folder && studio(`features/editor/${folder}/a.ts`, '../nobody/b')
}
