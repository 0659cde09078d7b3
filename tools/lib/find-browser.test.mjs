import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser.mjs'

const installed = vi.hoisted(() => ({ commands: [] }))
vi.mock('./run.mjs', () => ({ run: async (command) => installed.commands.push(command.join(' ')) }))

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-browser-'))
  installed.commands.length = 0
  vi.stubEnv('CHROME_PATH', '')
  vi.stubEnv('PATH', [folder, '/nowhere'].join(delimiter))
  // A user who may not install one.
  vi.spyOn(process, 'getuid').mockReturnValue(1000)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function program(name, { mode = 0o755, ends = 0 } = {}) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\nexit ${ends}\n`)
  chmodSync(path, mode)
  return path
}

test('the one that is named is taken, before any other', async () => {
  program('chromium')
  const mine = program('my-chrome')
  vi.stubEnv('CHROME_PATH', mine)
  expect(await findBrowser()).toBe(mine)
})

test.each([
  ['is not there', () => '/nowhere/chrome'],
  ['ends with a failure', () => program('broken', { ends: 1 })],
])('one that is named and %s is no reason to take another', async (_how, make) => {
  program('chromium')
  const named = make()
  vi.stubEnv('CHROME_PATH', named)
  await expect(findBrowser()).rejects.toThrow(
    `CHROME_PATH names ${named}, which is no program that can be run.`,
  )
})

test('otherwise it is one of this system that runs, Chromium first', async () => {
  const chrome = program('google-chrome')
  expect(await findBrowser()).toBe(chrome)
  program('chromium', { ends: 127 })
  expect(await findBrowser()).toBe(chrome)
  const chromium = program('chromium-browser')
  expect(await findBrowser()).toBe(chromium)
})

test('without one it is said how to get one, and nothing is installed', async () => {
  await expect(findBrowser()).rejects.toThrow(/found no browser\. Install Chromium .* set CHROME_PATH to one/)
  expect(installed.commands).toEqual([])
})
