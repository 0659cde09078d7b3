import { expect, test } from 'vitest'
import { planTests, testFiles, usualProjects } from './plan-tests.mjs'

const FILES = [
  'packages/blocks/src/countdown/remaining.test.ts',
  'apps/gateway/src/modules/groups/groups.test.ts',
  'e2e/visitors/lead.test.ts',
]
const EVERYTHING = { types: true, browser: true, build: 'fresh' }

test.each([
  ['without a name', []],
  ['with the name of a test, and not of a file', ['-t', 'groups']],
  ['with a name that no file has', ['nothing-like-it']],
])('%s everything is prepared', (_case, given) => {
  expect(planTests(given, FILES)).toEqual(EVERYTHING)
})

test('a project gets a browser and a build, and its types are the suite’s business', () => {
  expect(planTests(['--project', 'unit'], FILES)).toEqual({ ...EVERYTHING, types: false })
})

test('a test gets what it cannot do without, and nothing else', () => {
  expect(planTests(['countdown'], FILES)).toEqual({ types: false, browser: false, build: 'none' })
  expect(planTests(['./packages/blocks/src/Countdown'], FILES)).toMatchObject({ build: 'none' })
  expect(planTests(['groups'], FILES)).toEqual({ types: false, browser: false, build: 'any' })
  expect(planTests(['lead.test'], FILES)).toEqual({ types: false, browser: true, build: 'fresh' })
})

test('of several the most demanding counts, also behind options', () => {
  expect(planTests(['--project=unit', 'countdown', 'groups'], FILES).build).toBe('any')
  expect(planTests(['countdown', 'visitors'], FILES)).toMatchObject({ browser: true, build: 'fresh' })
})

test('the test files are those of the checkout, not those of its packages and builds', () => {
  const files = testFiles()
  expect(files).toContain('tools/lib/plan-tests.test.mjs')
  expect(files.filter((file) => /node_modules|\/dist\//.test(file))).toEqual([])
})

test('every project but those with a script of their own is run, unless one is named', () => {
  expect(usualProjects([])).toContain('gateway')
  expect(usualProjects([]).join(' ')).not.toMatch(/pg15|e2e-long|e2e-process/)
  expect(usualProjects(['--project', 'e2e-long'])).toEqual([])
})
