import { expect, test } from 'vitest'
import { planTests, testFiles, usualProjects } from './plan-tests.mjs'

const FILES = [
  'packages/blocks/src/countdown/remaining.test.ts',
  'apps/gateway/src/modules/groups/groups.test.ts',
  'e2e/visitors/lead.test.ts',
]

test('without a name all that needs no browser is prepared', () => {
  expect(planTests([], FILES)).toEqual({ types: true, browser: false, build: 'fresh' })
  expect(planTests(['-t', 'groups'], FILES)).toEqual({ types: true, browser: false, build: 'fresh' })
})

test('with a name that no file has, everything is', () => {
  expect(planTests(['nothing-like-it'], FILES)).toEqual({ types: true, browser: true, build: 'fresh' })
})

test('a project gets a build, and a browser where it is one of journeys', () => {
  expect(planTests(['--project', 'unit'], FILES)).toEqual({ types: false, browser: false, build: 'fresh' })
  expect(planTests(['--project=e2e-long'], FILES)).toEqual({ types: false, browser: true, build: 'fresh' })
})

test('a test gets what it cannot do without, and nothing else', () => {
  expect(planTests(['countdown'], FILES)).toEqual({ types: false, browser: false, build: 'none' })
  expect(planTests(['./packages/blocks/src/Countdown'], FILES)).toMatchObject({ build: 'none' })
  expect(planTests(['groups'], FILES)).toEqual({ types: false, browser: false, build: 'any' })
  expect(planTests(['lead.test'], FILES)).toEqual({ types: false, browser: true, build: 'fresh' })
})

test('of several the most demanding counts, also behind options', () => {
  expect(planTests(['-t=quick', 'countdown', 'groups'], FILES).build).toBe('any')
  expect(planTests(['countdown', 'visitors'], FILES)).toMatchObject({ browser: true, build: 'fresh' })
})

test('the test files are those of the checkout, not those of its packages and builds', () => {
  const files = testFiles()
  expect(files).toContain('tools/lib/plan-tests.test.mjs')
  expect(files.filter((file) => /node_modules|\/dist\//.test(file))).toEqual([])
})

test('every project but those with a script of their own is run, unless one is named', () => {
  expect(usualProjects([])).toContain('gateway')
  expect(usualProjects([]).join(' ')).not.toMatch(/long|pg15|screens|e2e/)
  expect(usualProjects(['--project', 'e2e-long'])).toEqual([])
})

test('a test is found by its name in whatever project it is, but the longest', () => {
  expect(usualProjects(['frame'])).toEqual(expect.arrayContaining(['screens', 'gateway-long', 'e2e']))
  expect(usualProjects(['frame'])).not.toContain('e2e-long')
})
