import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-reading-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a command that only reads makes no database where there is none', () => {
  const DATA_DIR = join(folder, 'mistyped')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'apps/gateway/src/cli/audit.ts', 'head'],
    { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR }, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr.trim()).toMatch(/^There is no data in .*mistyped, so there is nothing to read\. /)
  expect(existsSync(DATA_DIR)).toBe(false)
})
