import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from './config'
import { StartError } from './start-error'
import { useOwnFolder } from './testing/own-folder'
import { PRODUCTION } from './testing/production'

const { dataDir, load } = useOwnFolder()
const read = (environment: NodeJS.ProcessEnv) => loadConfig(environment, { onlyReads: true })

test('who only reads refuses a folder that is not there, and makes none', () => {
  const missing = join(dataDir(), 'mistyped')
  expect(() => read({ DATA_DIR: missing })).toThrow(StartError)
  expect(() => read({ DATA_DIR: missing })).toThrow(`There is no data in ${missing}`)
  expect(existsSync(missing)).toBe(false)
})

test('an empty folder is refused too, and stays empty', () => {
  expect(() => read({ DATA_DIR: dataDir() })).toThrow('There is no data')
  expect(readdirSync(dataDir())).toEqual([])
})

test('what a start has made is read, and a database elsewhere needs no folder', () => {
  const DATABASE_URL = 'postgres://somebody@127.0.0.1/pages'
  const { PREVIEW_KEY, TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY, AUDIT_KEYS } = PRODUCTION
  const keys = { PREVIEW_KEY, TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY, AUDIT_KEYS }
  expect(read({ DATA_DIR: dataDir(), DATABASE_URL, ...keys }).databaseUrl).toBe(DATABASE_URL)
  load()
  expect(read({ DATA_DIR: dataDir() }).dataDir).toBe(dataDir())
})
