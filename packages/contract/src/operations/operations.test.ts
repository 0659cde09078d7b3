import { expect, test } from 'vitest'
import type { Operation } from '../operation'
import { operations } from './index'

const all: [string, Operation][] = Object.entries(operations)

test('an operation is listed under its own id', () => {
  for (const [name, operation] of all) expect(operation.id).toBe(name)
})

test('no two operations share method and path', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path}`)
  expect(new Set(addresses).size).toBe(all.length)
})
