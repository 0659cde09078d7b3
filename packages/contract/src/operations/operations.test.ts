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

test('a call that needs a token says that it may refuse one', () => {
  const withToken = all.filter(([, { auth }]) => auth === 'T')
  for (const [name, { errors }] of withToken) expect([name, ...errors]).toContain('loginExpired')
  // O may refuse too, when part of what it gives requires a login; A never asks who calls.
  const anonymous = all.filter(([, { auth }]) => auth === 'A')
  for (const [name, { errors }] of anonymous) expect([name, ...errors]).not.toContain('loginExpired')
})
