import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importedPackages } from './imported-packages.mjs'
import { neededPackages } from './needed-packages.mjs'

const lock = {
  'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { windows: '1' } },
  'node_modules/a/node_modules/b': {
    peerDependencies: { c: '1', d: '1' },
    peerDependenciesMeta: { d: { optional: true } },
  },
  'node_modules/b': {},
  'node_modules/c': { dependencies: { a: '1' } },
  'node_modules/d': {},
  'node_modules/windows': { optional: true },
  'node_modules/@ours/x': { link: true },
}
const isThere = (path) => path !== 'node_modules/windows'
const needed = (...names) => neededPackages({ lock, from: 'apps/gateway', names, isThere })

test('what is needed in turn comes along, from where Node would take it, round a circle once', () => {
  expect(needed('a')).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c'])
  expect(needed('b')).toEqual(['node_modules/b'])
})

test('what is missing and not optional is said, and who needs it', () => {
  expect(() => needed('windows')).toThrow('windows, which apps/gateway needs, is not installed')
  expect(() => needed('@ours/x')).toThrow('is not installed')
})

test('imports of every form are found in programs, those of Node and of files are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'yingzao-imports-'))
  writeFileSync(
    join(folder, 'main.mjs'),
    `import z, { a } from 'zod'
export * from '@scope/one/deep'
export { b } from "two"
import './chunk.mjs'
import 'node:fs'
import fs from 'fs'
const text = " from 'not-this' "
if (a) await import('three/x.js')
const f = () => require('four')
// import 'nor-this'`,
  )
  writeFileSync(join(folder, 'main.mjs.map'), '{}')
  expect(importedPackages(folder)).toEqual(['@scope/one', 'four', 'three', 'two', 'zod'])
  rmSync(folder, { recursive: true })
})
