import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StrictBucket, startStrictBucket } from '../files/testing/strict-bucket'
import type { BackupStore } from './backup-store'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'
import { sealedStore } from './sealed-store'
import { backupKey } from './testing/backup-key'

let folder: string
let bucket: StrictBucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-stores-'))
  bucket = await startStrictBucket({ page: 2 })
})
afterAll(async () => {
  await bucket[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const bucketStore = () => {
  const { url, ...account } = bucket.settings
  return s3Store({ ...account, url: `${url}/some/path` })
}

describe.each<[string, () => BackupStore]>([
  ['a folder', () => diskStore(folder)],
  ['a bucket', bucketStore],
])('in %s', (_where, open) => {
  test('what was put is there, is listed by its beginning, and gone once it is deleted', async () => {
    const store = open()
    const names = [
      '7/wal/000000010000000000000003',
      '7/base/20261129T010203.000Z/000001',
      '7/wal/00000002.history',
    ]
    for (const name of names) await store.put(name, Buffer.from(name))
    expect(await store.get(names[0] ?? '')).toEqual(Buffer.from(names[0] ?? ''))
    expect(await store.get('7/wal/nothing')).toBeUndefined()
    expect((await store.list('')).map(({ name }) => name)).toEqual(names.toSorted())
    expect((await store.list('7/wal/')).map(({ name, bytes }) => [name, bytes])).toEqual([
      [names[0], 30],
      [names[2], 22],
    ])
    for (const { at } of await store.list('')) expect(at.getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
    await store.put(names[0] ?? '', Buffer.from('other'))
    expect((await store.get(names[0] ?? ''))?.toString()).toBe('other')
    for (const name of [...names, names[0] ?? '']) await store.delete(name)
    expect(await store.list('')).toEqual([])
  })

  test('nothing of it can be read without the key', async () => {
    const store = open()
    const sealed = sealedStore(store, { keys: [backupKey('backup')] })
    await sealed.put('7/wal/1', Buffer.from('what somebody said'))
    expect((await store.get('7/wal/1'))?.includes('somebody')).toBe(false)
    expect((await sealed.get('7/wal/1')).toString()).toBe('what somebody said')
    await store.delete('7/wal/1')
    await expect(sealed.get('7/wal/1')).rejects.toThrow(/is missing in/)
  })
})

test.each([403, 503])(
  'a bucket that answers %i fails each call, and nothing counts as missing',
  async (status) => {
    const store = bucketStore()
    bucket.mood.refusal = status
    try {
      for (const call of [() => store.put('a', Buffer.from('x')), () => store.get('a'), () => store.list('')])
        await expect(call()).rejects.toThrow()
    } finally {
      delete bucket.mood.refusal
    }
  },
)
