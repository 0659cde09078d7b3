import { expect, test } from 'vitest'
import { isSource } from './watch-sources.mjs'

test('a new gateway is for sources of the gateway, not for tests, views and stylesheets', () => {
  const saved = ['modules/groups/routes.ts', 'countdown/props.ts', 'regions.json']
  expect(saved.filter(isSource)).toEqual(saved)
  const others = [
    'groups/groups.test.ts',
    'testing/start.ts',
    'countdown/countdown.tsx',
    'countdown.css',
    null,
  ]
  expect(others.filter(isSource)).toEqual([])
})
