import { expect, test } from 'vitest'
import type { KeySet } from '../config/key-set'
import { StartError } from '../config/start-error'
import { allTables } from '../modules'
import { issueSession } from '../modules/passport'
import { someHandset } from '../modules/testing/sign-in'
import { openTestStore, type TestStore, testKey } from '../modules/testing/start-test-gateway'
import { checkPiiKeys } from './check-keys'
import { rotateKeys } from './rotate-keys'

const OLD = testKey('test')
const NEW = testKey('next')

function withKeys({ ctx }: TestStore, piiKeys: KeySet, piiIndexKey = ctx.config.piiIndexKey) {
  return { ...ctx, config: { ...ctx.config, piiKeys, piiIndexKey } }
}

/** The problems that a start with these keys reports. */
async function problemsOf(
  store: TestStore,
  piiKeys: KeySet,
  piiIndexKey?: Buffer,
): Promise<readonly string[]> {
  try {
    await checkPiiKeys(withKeys(store, piiKeys, piiIndexKey), allTables)
  } catch (error) {
    if (error instanceof StartError) return error.problems
    throw error
  }
  return []
}

/** A database that was written with the first key. */
async function openWritten(): Promise<TestStore> {
  const store = await openTestStore()
  await checkPiiKeys(store.ctx, allTables)
  await issueSession(store.ctx, store.ctx.db.orm, someHandset())
  return store
}

test('the same keys may start again, and several at once', async () => {
  await using store = await openWritten()
  await Promise.all(Array.from({ length: 4 }, () => checkPiiKeys(store.ctx, allTables)))
})

test('a key goes through its life: known, newest, rotated, gone', async () => {
  await using store = await openWritten()
  expect(await problemsOf(store, [OLD, NEW])).toEqual([])
  expect(await problemsOf(store, [NEW, OLD])).toEqual([])
  expect(await problemsOf(store, [NEW])).toEqual([
    expect.stringMatching(/has no key test, with which 1 phone numbers/),
  ])
  await rotateKeys(withKeys(store, [NEW, OLD]), allTables)
  expect(await problemsOf(store, [NEW])).toEqual([])
  const { rows } = await store.ctx.db.pool.query('SELECT id FROM pii_key ORDER BY 1')
  expect(rows).toEqual([{ id: 'enc:next' }, { id: 'index' }])
})

test('a wrong start is told everything at once and leaves no trace', async () => {
  await using store = await openWritten()
  const before = await store.ctx.db.pool.query('SELECT * FROM pii_key ORDER BY id')
  expect(await problemsOf(store, [NEW], testKey('other').secret)).toEqual([
    expect.stringContaining('PII_KEYS has no key test'),
    expect.stringContaining('PII_INDEX_KEY is not the key'),
  ])
  const after = await store.ctx.db.pool.query('SELECT * FROM pii_key ORDER BY id')
  expect(after.rows).toEqual(before.rows)
  await checkPiiKeys(store.ctx, allTables)
})

test('another key under the name of an old one is refused', async () => {
  await using store = await openWritten()
  expect(await problemsOf(store, [NEW, { ...testKey('other'), id: 'test' }])).toEqual([
    expect.stringContaining('another key under the name test'),
  ])
})
