import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import olderVitals from './older-vitals.mjs'

const LIBRARY = join(createRequire(import.meta.url).resolve('web-vitals'), '../web-vitals.js')
const source = readFileSync(LIBRARY, 'utf8')

test('what the oldest phones do not know is said in their words', () => {
  expect(source).toMatch(/\.at\(|queueMicrotask|globalThis/)
  expect(olderVitals(source)).not.toMatch(/\.at\(|queueMicrotask|globalThis/)
})

test('a library that says it otherwise is not built at all', () => {
  const renamed = source.replaceAll('queueMicrotask(', 'setTimeout(')
  expect(() => olderVitals(renamed)).toThrow('does not say')
})
