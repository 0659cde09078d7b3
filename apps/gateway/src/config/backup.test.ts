import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useOwnFolder } from './testing/own-folder'

const { dataDir, load, problemsOf } = useOwnFolder()

const BACKUP_KEY = `new:${'b'.repeat(43)}, old:${'c'.repeat(43)}`
const BUCKET = 'https://s3.example.com/bucket/yingzao/'
const S3 = { BACKUP_STORE_KEY_ID: 'access', BACKUP_STORE_SECRET: 'secret' }

test('backups go to a folder, to a bucket or nowhere', () => {
  expect(load().backup).toBeUndefined()
  expect(load({ BACKUP_KEY }).backup).toBeUndefined()
  const folder = load({ BACKUP_TO: '/mnt/backup', BACKUP_KEY }).backup
  expect([folder?.to, folder?.keys.map(({ id }) => id)]).toEqual(['/mnt/backup', ['new', 'old']])
  expect(load({ BACKUP_TO: BUCKET, BACKUP_KEY, ...S3 }).backup?.to).toEqual({
    url: 'https://s3.example.com/bucket/yingzao',
    region: 'auto',
    keyId: 'access',
    secret: 'secret',
  })
})

test.each([
  [{ BACKUP_TO: 'backups', BACKUP_KEY }, /neither an absolute path nor an address/],
  [{ BACKUP_TO: 'https://s3.example.com', BACKUP_KEY, ...S3 }, /neither an absolute path nor an address/],
  [{ BACKUP_TO: 'https://name:secret@s3.example.com/bucket', BACKUP_KEY, ...S3 }, /neither/],
  [{ BACKUP_TO: '/mnt/backup' }, /without BACKUP_KEY/],
  [{ BACKUP_TO: '/mnt/backup', BACKUP_KEY: 'short' }, /BACKUP_KEY is not a list/],
  [{ BACKUP_TO: BUCKET, BACKUP_KEY }, /BACKUP_STORE_KEY_ID and BACKUP_STORE_SECRET are not both set/],
])('%j is refused', (environment, problem) => {
  expect(problemsOf(environment)).toEqual([expect.stringMatching(problem)])
})

test('a folder in the data folder is refused, and one beside it is not', () => {
  expect(problemsOf({ BACKUP_TO: join(dataDir(), 'backups'), BACKUP_KEY })).toEqual([
    expect.stringContaining('would be lost with the data'),
  ])
  expect(problemsOf({ BACKUP_TO: `${dataDir()}-backups`, BACKUP_KEY })).toEqual([])
})
