import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '../config/config'
import { PRODUCTION } from '../config/testing/production'
import { runNewKeys } from './new-keys'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yingzao-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const lines: string[] = []
  return { exit: runNewKeys(args, (line) => lines.push(line)), lines }
}

const { PREVIEW_KEY, TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY, AUDIT_KEYS, ...WITHOUT_KEYS } = PRODUCTION

test('new prints all keys that production needs, other ones each time', () => {
  const { exit, lines } = run('new')
  expect(exit).toBe(0)
  const keys = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)))
  expect(loadConfig({ ...WITHOUT_KEYS, ...keys, DATA_DIR: join(folder, 'data') }).env).toBe('production')
  expect(new Set([...lines, ...run('new').lines]).size).toBe(2 * lines.length)
})

test('files makes a file for each of them, for its owner alone, from which production starts', () => {
  const keys = join(folder, 'keys')
  expect(run('files', keys).exit).toBe(0)
  const names = readdirSync(keys)
  const settings = names.map((name) => [`${name}_FILE`, join(keys, name)])
  expect(
    loadConfig({ ...WITHOUT_KEYS, ...Object.fromEntries(settings), DATA_DIR: join(folder, 'data') }).env,
  ).toBe('production')
  for (const name of names) expect(statSync(join(keys, name)).mode & 0o777).toBe(0o600)
})

test('files leaves a key that is there as it is, and makes what is missing', () => {
  writeFileSync(join(folder, 'PII_KEYS'), 'mine')
  const first = run('files', folder)
  expect(first.lines.join()).toMatch(/已在 .+ 中生成：PREVIEW_KEY、.+已存在，保持不变：PII_KEYS。/)
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(run('files', folder).lines).toEqual([expect.stringContaining('保持不变')])
  expect(readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(before)
  expect(before).toContain('mine')
})

test('a folder that cannot be one is said', () => {
  writeFileSync(join(folder, 'a-file'), '')
  expect(run('files', join(folder, 'a-file'))).toEqual({
    exit: 1,
    lines: [expect.stringContaining('无法在')],
  })
})

test.each([['files'], ['files', 'a', 'b'], ['new', 'x'], ['rotate'], []])(
  '%j is left to others',
  (...args) => {
    expect(run(...args).exit).toBeUndefined()
  },
)
