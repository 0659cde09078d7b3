import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FILE_SETTINGS } from './secret-files'
import { useOwnFolder } from './testing/own-folder'
import { PRODUCTION } from './testing/production'

const { dataDir, load, problemsOf } = useOwnFolder()

/** A file that no start created, beside those that it creates. */
function fileOf(name: string, text: string): string {
  const folder = join(dataDir(), 'secrets')
  load()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const { PII_KEYS, ...WITHOUT_PII_KEYS } = PRODUCTION

test.each(['', '\n', '\r\n', '\n\n'])('a secret is read from a file that ends with %j', (end) => {
  const PII_KEYS_FILE = fileOf('PII_KEYS', `${PII_KEYS}${end}`)
  expect(load({ ...WITHOUT_PII_KEYS, PII_KEYS_FILE }).piiKeys).toEqual(load(PRODUCTION).piiKeys)
})

test('what takes several lines is read whole', () => {
  const DATABASE_URL_FILE = fileOf('url', 'postgres://a:b@127.0.0.1/pages\n')
  expect(load({ ...PRODUCTION, DATABASE_URL_FILE }).databaseUrl).toBe('postgres://a:b@127.0.0.1/pages')
  const METRICS_TOKEN_FILE = fileOf('token', `${'t'.repeat(32)}\n${'u'.repeat(32)}`)
  expect(problemsOf({ METRICS_TOKEN_FILE })).toEqual([
    expect.stringContaining('METRICS_TOKEN is no token of at least'),
  ])
})

test('a value and a file are refused together, without the value', () => {
  const PII_KEYS_FILE = fileOf('PII_KEYS', PII_KEYS)
  expect(problemsOf({ ...PRODUCTION, PII_KEYS_FILE })).toEqual([
    'PII_KEYS and PII_KEYS_FILE are both set, so it is unclear which of them holds. Unset one.',
  ])
})

test('a file that is not there is named with the reason, and its setting is not said to be missing as well', () => {
  const PII_KEYS_FILE = join(dataDir(), 'mistyped')
  expect(problemsOf({ ...WITHOUT_PII_KEYS, PII_KEYS_FILE })).toEqual([
    expect.stringMatching(
      /^PII_KEYS_FILE names .+mistyped, which cannot be read \(ENOENT.+\), so there is no/,
    ),
  ])
})

test('a folder and an empty file are refused', () => {
  expect(problemsOf({ METRICS_TOKEN_FILE: dataDir() })).toEqual([expect.stringContaining('EISDIR')])
  expect(problemsOf({ METRICS_TOKEN_FILE: fileOf('empty', '\n') })).toEqual([
    expect.stringContaining('which is empty'),
  ])
})

test('an empty NAME_FILE is none, as container tools pass unset ones on', () => {
  expect(problemsOf({ ...PRODUCTION, PII_KEYS_FILE: '' })).toEqual([])
})

test('what is wrong in a file is said as of a value, and repeats nothing of it', () => {
  const TOKEN_KEYS_FILE = fileOf('TOKEN_KEYS', 'not-a-key-but-secret')
  const problems = problemsOf({ TOKEN_KEYS_FILE })
  expect(problems).toEqual([expect.stringMatching(/^TOKEN_KEYS is not a list like id:key/)])
  expect(problems.join()).not.toContain('not-a-key')
})

test('problems of files stand among all others', () => {
  const subjects = problemsOf({ ...WITHOUT_PII_KEYS, PII_KEYS_FILE: '/nowhere', PORT: 'x' })
  expect(subjects.map((problem) => problem.split(' ')[0])).toEqual(['PII_KEYS_FILE', 'PORT'])
})

test('every setting whose name says that it is secret can come from a file', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const named = sources.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/^ +([A-Z][A-Z\d_]+):/gm),
  ])
  const secret = named
    .map(([, name = '']) => name)
    .filter((name) => /_(KEYS?|SECRET|PASSWORD|TOKEN|WEBHOOK)$|DATABASE_URL$/.test(name))
  expect(secret.length).toBeGreaterThan(15)
  expect(secret.filter((name) => !(FILE_SETTINGS as readonly string[]).includes(name))).toEqual([])
})
