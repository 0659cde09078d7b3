import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const LOCK = {
  '': { version: '0.1.0' },
  'packages/ours': { version: '0.1.0' },
  'node_modules/@yingzao/ours': { link: true },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', optional: true },
}

const FOR_PRODUCTION = {
  'node_modules/@yingzao/ours': { link: true },
  'node_modules/pg': { version: '8.0.0' },
}

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-install-'))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCK }))
})
afterEach(() => rmSync(folder, { recursive: true }))

function installed(packages) {
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

test('a bare or half-installed checkout is not installed', () => {
  expect(isInstalled(folder)).toBe(false)
})

test('all packages at their versions are an installation, without those for other systems', () => {
  installed({ ...FOR_PRODUCTION, 'node_modules/vitest': { version: '4.0.0' } })
  expect(isInstalled(folder)).toBe(true)
})

test('without what only development needs it is one for production alone', () => {
  installed(FOR_PRODUCTION)
  expect(isInstalled(folder)).toBe(false)
  expect(isInstalled(folder, { production: true })).toBe(true)
  installed({ ...FOR_PRODUCTION, 'node_modules/pg': { version: '8.0.1' } })
  expect(isInstalled(folder, { production: true })).toBe(false)
})

test('a missing package or another version is none', () => {
  installed({ 'node_modules/@yingzao/ours': { link: true } })
  expect(isInstalled(folder)).toBe(false)
  installed({ 'node_modules/@yingzao/ours': { link: true }, 'node_modules/pg': { version: '8.0.1' } })
  expect(isInstalled(folder)).toBe(false)
})
