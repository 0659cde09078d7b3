import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FileStoreSettings } from '../../config/file-store'
import { StartError } from '../../config/start-error'
import { startStrictBucket } from '../testing/strict-bucket'
import { checkBucket } from './check-bucket'
import { openBucket } from './open-bucket'

let server: Awaited<ReturnType<typeof startStrictBucket>>
beforeAll(async () => {
  server = await startStrictBucket()
})
afterEach(() => {
  server.mood.aheadMs = 0
  server.mood.slowDowns = 0
})
afterAll(() => server[Symbol.asyncDispose]())

const PATIENCE = { answerMs: 60_000, tries: 2, pause: async () => {} }
const check = (changes: Partial<FileStoreSettings> = {}) => {
  const settings = { ...server.settings, ...changes }
  return checkBucket(settings, openBucket(settings, PATIENCE))
}

test('a store that does all of it is good, and keeps nothing of it', async () => {
  expect(await check()).toBeUndefined()
  expect(server.objects.size).toBe(0)
})

test.each([
  ['the secret', { secret: 'not-the-secret' }, 'Correct FILE_STORE_SECRET'],
  ['the key', { keyId: 'nobody' }, 'Correct FILE_STORE_KEY_ID'],
  ['the region', { region: 'elsewhere' }, 'Correct FILE_STORE_REGION'],
])('%s being wrong is said, and how to mend it', async (_what, changes, words) => {
  const problem = await check(changes).catch((error) => error)
  expect(problem).toBeInstanceOf(StartError)
  expect(problem.message).toContain(words)
  expect(problem.message).not.toContain('not-the-secret')
})

test('a bucket that is not there is said', async () => {
  const url = server.settings.url.replace('files', 'others')
  await expect(check({ url })).rejects.toThrow('there is no such bucket')
})

test('a clock that is wrong is said', async () => {
  server.mood.aheadMs = 20 * 60_000
  await expect(check()).rejects.toThrow('the clock of this machine')
})

test('a store that is away stops no start, as much may be here', async () => {
  server.mood.slowDowns = 100
  expect(await check()).toContain('503 SlowDown')
})
