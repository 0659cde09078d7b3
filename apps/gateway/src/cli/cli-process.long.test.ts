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

test('migrating needs no key of visitors, and says what it needs', () => {
  const run = (args: string[], environment: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'apps/gateway/src/cli/migrate.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'none'), APP_ENV: 'production', ...environment },
      encoding: 'utf8',
    })
  const away = run([], { DATABASE_URL: 'postgres://somebody:hidden-word@127.0.0.1:1/pages' })
  expect(away).toMatchObject({ status: 1, stdout: '' })
  expect(away.stderr).toMatch(/^The database at 127\.0\.0\.1:1 does not answer [^\n]*\n$/)
  expect(away.stderr).not.toContain('hidden-word')
  const mistyped = run([], { MIGRATION_DATABASE_URL: 'mysql://127.0.0.1/pages' })
  expect(mistyped.stderr).toMatch(/^MIGRATION_DATABASE_URL is not an address like/)
  expect(existsSync(join(folder, 'none'))).toBe(false)
})
