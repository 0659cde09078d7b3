import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FileStore, FilesAway } from '../file-store'
import { type KeptFiles, keptFiles } from '../kept-files'
import { startStrictBucket } from '../testing/strict-bucket'
import { bucketFiles } from './bucket-files'
import { fileCache } from './file-cache'
import { openBucket } from './open-bucket'

/** Patient with replies that do come, and without pauses. */
const PATIENCE = { answerMs: 60_000, tries: 3, pause: async () => {} }
/** For a store that never replies. */
const IMPATIENCE = { ...PATIENCE, answerMs: 20 }

let folder: string
let files: KeptFiles
let server: Awaited<ReturnType<typeof startStrictBucket>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-copies-'))
  files = keptFiles()
  server = await startStrictBucket()
})
afterEach(async () => {
  await files.close()
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** A process with these copies. Another call is another process, or the same one after a restart. */
function open({
  most = 1_000_000,
  patience = PATIENCE,
  sizes = { whole: 1_000, piece: 64 },
} = {}): FileStore {
  return bucketFiles(openBucket(server.settings, patience), fileCache(folder, most), files, sizes)
}

async function all<Item>(items: AsyncIterable<Item> | Iterable<Item>): Promise<Item[]> {
  const found = []
  for await (const item of items) found.push(item)
  return found
}

const bytesOf = (text: string, length = 100) => Buffer.from(text.repeat(length).slice(0, length))
const copies = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.'))

async function part(store: FileStore, name: string, start: number, end: number): Promise<string | undefined> {
  const file = await store.open(name)
  if (!file) return undefined
  try {
    const read = await file.read({ start, end })
    return (read instanceof Uint8Array ? read : await buffer(read)).toString()
  } finally {
    file.release()
  }
}

/** Stores through another process, so that this one has no copy. */
async function stored(name: string, bytes: Buffer): Promise<void> {
  const elsewhere = await mkdtemp(join(tmpdir(), 'yingzao-copies-'))
  await bucketFiles(openBucket(server.settings, PATIENCE), fileCache(elsewhere, 1_000_000), files).put(
    name,
    bytes,
  )
  await rm(elsewhere, { recursive: true })
}

test('what one process stores another reads, whole and in parts, and asks for once', async () => {
  await stored('a/one.jpg', bytesOf('abc'))
  const store = open()
  expect(await part(store, 'a/one.jpg', 10, 15)).toBe('bcabca')
  expect((await buffer(store.read('a/one.jpg'))).equals(bytesOf('abc'))).toBe(true)
  expect(await store.size('a/one.jpg')).toBe(100)
  expect(server.calls.filter((call) => call === 'GET a/one.jpg')).toHaveLength(1)
  expect([await store.open('a/two.jpg'), await store.size('a/two.jpg')]).toEqual([undefined, undefined])
  await expect(buffer(store.read('a/two.jpg'))).rejects.toThrow('no file')
})

test('many who ask at once are given one copy', async () => {
  await stored('a/one.jpg', bytesOf('abc'))
  const store = open()
  const read = await Promise.all(Array.from({ length: 20 }, () => part(store, 'a/one.jpg', 0, 2)))
  expect(new Set(read)).toEqual(new Set(['abc']))
  expect(server.calls.filter((call) => call === 'GET a/one.jpg')).toHaveLength(1)
})

test('the same bytes are sent once, other bytes only to replace them', async () => {
  const store = open()
  await store.put('a/one.jpg', bytesOf('abc'))
  await store.put('a/one.jpg', bytesOf('abc'))
  expect(server.calls.filter((call) => call === 'PUT a/one.jpg')).toHaveLength(1)
  await store.replace('a/one.jpg', bytesOf('xyz'))
  expect(await part(store, 'a/one.jpg', 0, 2)).toBe('xyz')
})

test('what is listed and taken away is what is in the bucket', async () => {
  const store = open()
  for (const name of ['a/one.jpg', 'a/two.jpg', 'b/one.jpg']) await store.put(name, bytesOf(name))
  const names = async () => (await all(store.list('a/'))).map(({ name, bytes }) => [name, bytes])
  expect(await names()).toEqual([
    ['a/one.jpg', 100],
    ['a/two.jpg', 100],
  ])
  await store.remove('a/one.jpg')
  expect([await names(), await store.open('a/one.jpg')]).toEqual([[['a/two.jpg', 100]], undefined])
})

describe('a body that comes wrong', () => {
  test.each([
    ['broken off', 'cuts'],
    ['with another byte', 'flips'],
  ] as const)('%s is asked for again', async (_how, fault) => {
    await stored('a/one.jpg', bytesOf('abc'))
    server.mood[fault] = 2
    expect(await part(open(), 'a/one.jpg', 0, 5)).toBe('abcabc')
  })

  test.each([
    ['broken off', 'cuts'],
    ['with another byte', 'flips'],
  ] as const)('%s each time is sent to nobody, and nothing of it stays', async (_how, fault) => {
    await stored('a/one.jpg', bytesOf('abc'))
    server.mood[fault] = 100
    await expect(open().open('a/one.jpg')).rejects.toThrow(FilesAway)
    expect(await copies()).toEqual([])
  })

  test('would be sent by who does not look', async () => {
    await stored('a/one.jpg', bytesOf('abc'))
    server.mood.flips = 1
    const object = await openBucket(server.settings, PATIENCE).get('a/one.jpg')
    const read = Buffer.concat(await all(object?.parts ?? []))
    expect(read.equals(bytesOf('abc'))).toBe(false)
  })

  test('is known by the name that is its hash, where nothing was noted with it', async () => {
    const name = `a/${'0'.repeat(64)}.jpg`
    server.objects.set(name, { bytes: bytesOf('abc'), sha256: '' })
    await expect(open().open(name)).rejects.toThrow('other bytes')
  })
})

describe('a store that is away', () => {
  test('is asked again when it says to slow down, three times and no more', async () => {
    const store = open()
    server.mood.slowDowns = 2
    await store.put('a/one.jpg', bytesOf('abc'))
    server.calls.length = 0
    server.mood.slowDowns = 1_000
    await expect(store.put('a/two.jpg', bytesOf('abc'))).rejects.toThrow(FilesAway)
    expect(server.calls).toHaveLength(3)
  })

  test('hides nothing that is here, refuses what is new, and is not waited for again and again', async () => {
    await open().put('a/one.jpg', bytesOf('abc'))
    server.mood.isSilent = true
    const store = open({ patience: IMPATIENCE })
    expect(await part(store, 'a/one.jpg', 0, 2)).toBe('abc')
    await expect(store.put('a/two.jpg', bytesOf('abc'))).rejects.toThrow(FilesAway)
    await expect(store.open('a/two.jpg')).rejects.toThrow(FilesAway)
    const asked = server.calls.length
    await expect(store.open('a/three.jpg')).rejects.toThrow('did not answer lately')
    expect(server.calls).toHaveLength(asked)
  })

  test('that refuses the secret is not asked twice', async () => {
    await stored('a/one.jpg', bytesOf('abc'))
    server.calls.length = 0
    const bucket = openBucket({ ...server.settings, secret: 'of somebody else' }, PATIENCE)
    const store = bucketFiles(bucket, fileCache(folder, 1_000), files)
    await expect(store.open('a/one.jpg')).rejects.toThrow('SignatureDoesNotMatch')
    expect(server.calls).toHaveLength(1)
  })
})

describe('copies', () => {
  test('are bounded: what was not used for longest goes, and comes again', async () => {
    const store = open({ most: 250 })
    for (const name of ['a.jpg', 'b.jpg']) await store.put(name, bytesOf(name))
    expect(await part(store, 'a.jpg', 0, 4)).toBe('a.jpg')
    await store.put('c.jpg', bytesOf('c.jpg'))
    expect((await copies()).sort()).toEqual(['a.jpg', 'c.jpg'])
    expect(await part(store, 'b.jpg', 0, 4)).toBe('b.jpg')
  })

  test('are found again after a restart, and may be deleted by hand', async () => {
    await open().put('a.jpg', bytesOf('a.jpg'))
    server.calls.length = 0
    const store = open()
    expect(await part(store, 'a.jpg', 0, 4)).toBe('a.jpg')
    expect(server.calls).toEqual([])
    await rm(join(folder, 'a.jpg'))
    await files.close()
    expect(await part(store, 'a.jpg', 0, 4)).toBe('a.jpg')
    expect(server.calls).toEqual(['GET a.jpg'])
  })
})

describe('a large file', () => {
  const film = Buffer.from(Array.from({ length: 2_000 }, (_, at) => 97 + (at % 26)))

  test('is fetched in pieces, those that are read', async () => {
    await stored('film.mp4', film)
    const store = open()
    expect(await part(store, 'film.mp4', 60, 200)).toBe(film.toString('latin1', 60, 201))
    // One call to get its size, and pieces 0 to 3.
    expect(server.calls.filter((call) => call === 'GET film.mp4')).toHaveLength(5)
    expect((await buffer(store.read('film.mp4'))).equals(film)).toBe(true)
    expect(await store.size('film.mp4')).toBe(2_000)
  })

  test('shows its pieces while the store is away, and says at once which it has not', async () => {
    await stored('film.mp4', film)
    await part(open(), 'film.mp4', 0, 100)
    server.mood.isSilent = true
    const store = open({ patience: IMPATIENCE })
    expect(await part(store, 'film.mp4', 5, 70)).toBe(film.toString('latin1', 5, 71))
    await expect(part(store, 'film.mp4', 900, 950)).rejects.toThrow(FilesAway)
  })

  test('whose pieces break off is asked for again', async () => {
    await stored('film.mp4', film)
    const store = open()
    await part(store, 'film.mp4', 0, 1)
    server.mood.cuts = 2
    expect(await part(store, 'film.mp4', 128, 190)).toBe(film.toString('latin1', 128, 191))
  })
})
