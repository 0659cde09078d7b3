import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newKeySettings } from '../cli/new-key-settings'
import { useOwnFolder } from './testing/own-folder'

const { dataDir, load, problemsOf } = useOwnFolder()

const DATABASE_URL = 'postgres://somebody@127.0.0.1/pages'
const keys = newKeySettings()

test.each(['development', 'test'])(
  'in %s, a database that several may use takes no keys out of a folder',
  (APP_ENV) => {
    expect(problemsOf({ APP_ENV, DATABASE_URL })).toEqual([
      expect.stringMatching(
        /^PREVIEW_KEY, TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY, AUDIT_KEYS are not set, .*`npm run keys -- new`/,
      ),
    ])
    expect(readdirSync(dataDir()).filter((name) => name.includes('key'))).toEqual([])
  },
)

test('what `npm run keys -- new` prints is enough, and one that is missing is named alone', () => {
  expect(load({ DATABASE_URL, ...keys }).databaseUrl).toBe(DATABASE_URL)
  const { PII_KEYS: _, ...others } = keys
  expect(problemsOf({ DATABASE_URL, ...others })).toEqual([
    expect.stringMatching(/^PII_KEYS is not set, .* Set it the same for all/),
  ])
})

test('the embedded database, which is its folder’s alone, has keys made for it', () => {
  expect(load().piiKeys).toHaveLength(1)
})

test('a way past a pooler needs the pooler’s address beside it', () => {
  expect(problemsOf({ DIRECT_DATABASE_URL: DATABASE_URL })).toEqual([
    expect.stringContaining('DIRECT_DATABASE_URL is set and DATABASE_URL is not'),
  ])
  const both = {
    DATABASE_URL: 'postgres://somebody@pooler/pages',
    DIRECT_DATABASE_URL: DATABASE_URL,
    ...keys,
  }
  expect(load(both)).toMatchObject({
    databaseUrl: both.DATABASE_URL,
    directDatabaseUrl: DATABASE_URL,
  })
})
