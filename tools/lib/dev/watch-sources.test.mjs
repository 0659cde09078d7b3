import { expect, test } from 'vitest'
import { isDemoFile, isSource } from './watch-sources.mjs'

const BUNDLED = new Set([
  'apps/gateway/src/modules/groups/routes.ts',
  'packages/blocks/src/countdown/props.ts',
])

const isGatewaySource = (path) => isSource(path, (one) => BUNDLED.has(one))

test('a new gateway is for what it is made of, and for what its workers and its pages are', () => {
  const saved = [
    'apps/gateway/src/modules/groups/routes.ts',
    'apps/gateway/src/start/render-in-bundle.ts',
    'packages/blocks/src/countdown/props.ts',
    'packages/pages/reserved/login.json',
  ]
  expect(saved.filter(isGatewaySource)).toEqual(saved)
})

test('tests, and what of blocks is only the site’s, want none', () => {
  const saved = [
    'apps/gateway/src/modules/groups/groups.test.ts',
    'apps/gateway/src/testing/start.ts',
    'packages/blocks/src/countdown/countdown.tsx',
    'packages/blocks/src/countdown/countdown.css',
    'packages/blocks/src/countdown/live.ts',
  ]
  expect(saved.filter(isGatewaySource)).toEqual([])
})

test('demo pages and their pictures are published, and not what an editor is still writing', () => {
  const saved = ['etf-course.json', 'assets/hero.jpg', 'etf-course.json~', '.etf-course.json.swp', '4913']
  expect(saved.filter(isDemoFile)).toEqual(['etf-course.json', 'assets/hero.jpg'])
})
