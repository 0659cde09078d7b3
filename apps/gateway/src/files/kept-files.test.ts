import { once } from 'node:events'
import { type FileHandle, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import Fastify, { type FastifyReply } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type KeptFiles, keptFiles, type LentFile } from './kept-files'

const MIB = 1024 * 1024
/** Larger than what is read at once. */
const LARGE = 3 * MIB

let folder = ''
const path = (name: string) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-kept-'))
  for (const name of ['a', 'b', 'c', 'd']) await writeFile(path(name), contentOf(name))
  await writeFile(path('empty'), '')
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => void vi.useRealTimers())

/** Every position in every file says which it is. */
function contentOf(name: string): Buffer {
  const content = Buffer.alloc(LARGE + 7)
  for (let at = 0; at + 4 <= content.length; at += 4) content.writeUInt32BE(at, at)
  for (let at = 0; at < content.length; at += 4) content[at] = name.charCodeAt(0)
  return content
}

/** Counts the open files, however they were closed. */
function counted() {
  const handles: FileHandle[] = []
  return {
    open: async (path: string) => {
      const handle = await open(path)
      handles.push(handle)
      return handle
    },
    openings: () => handles.length,
    /** For a closed handle. */
    areOpen: () => handles.filter(({ fd }) => fd !== -1).length,
  }
}

async function lend(files: KeptFiles, name: string): Promise<LentFile> {
  const file = await files.open(path(name))
  if (!file) throw new Error(`${name} is here.`)
  return file
}

const whole = (read: Buffer | Readable) => (read instanceof Readable ? buffer(read) : read)

async function bytesOf(files: KeptFiles, name: string, start: number, end: number): Promise<Buffer> {
  const file = await lend(files, name)
  try {
    return await whole(await file.read({ start, end }))
  } finally {
    file.release()
  }
}

describe('a file', () => {
  test('is opened once for all who read it at a time, and found until its time is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const count = counted()
    const files = keptFiles({ keptMs: 5_000, open: count.open })
    await Promise.all([0, 1, 2].map((start) => bytesOf(files, 'a', start, start + 9)))
    vi.advanceTimersByTime(4_999)
    await bytesOf(files, 'a', 0, 9)
    expect([count.openings(), count.areOpen()]).toEqual([1, 1])
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(count.areOpen()).toBe(0))
    await bytesOf(files, 'a', 0, 9)
    expect(count.openings()).toBe(2)
    await files.close()
  })

  test('that was deleted is not found for longer, however often it is asked for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await writeFile(path('gone'), 'bytes')
    const files = keptFiles({ keptMs: 5_000 })
    expect((await bytesOf(files, 'gone', 0, 4)).toString()).toBe('bytes')
    await rm(path('gone'))
    vi.advanceTimersByTime(4_000)
    expect((await bytesOf(files, 'gone', 0, 4)).toString()).toBe('bytes')
    vi.advanceTimersByTime(1_000)
    expect(await files.open(path('gone'))).toBeUndefined()
    await writeFile(path('gone'), 'again')
    expect((await bytesOf(files, 'gone', 0, 4)).toString()).toBe('again')
    await files.close()
  })

  test('that is empty has no bytes, one that has become shorter fails', async () => {
    const files = keptFiles()
    expect(await bytesOf(files, 'empty', 0, -1)).toHaveLength(0)
    await expect(bytesOf(files, 'a', LARGE, LARGE + 99)).rejects.toThrow('shorter')
    await files.close()
  })
})

describe('no more files are open than are kept and used', () => {
  test('the one that was opened first is closed for another', async () => {
    const count = counted()
    const files = keptFiles({ most: 2, open: count.open })
    for (const name of ['a', 'b', 'c', 'd', 'a', 'd']) await bytesOf(files, name, 0, 9)
    expect(count.openings()).toBe(5)
    await vi.waitFor(() => expect(count.areOpen()).toBe(2))
    await files.close()
    expect(count.areOpen()).toBe(0)
  })

  test('a close leaves what is used to its user, and keeps nothing that is asked for after it', async () => {
    const count = counted()
    const files = keptFiles({ open: count.open })
    const used = await lend(files, 'a')
    await bytesOf(files, 'b', 0, 9)
    await files.close()
    expect(count.areOpen()).toBe(1)
    expect(await used.read({ start: 0, end: 9 })).toEqual(contentOf('a').subarray(0, 10))
    used.release()
    await bytesOf(files, 'c', 0, 9)
    await vi.waitFor(() => expect(count.areOpen()).toBe(0))
  })
})

describe('parts of several files, read at once while each pushes the others out', () => {
  /** Small and large parts of all files in turn. Returns which of them were wrong. */
  async function wrongParts(files: KeptFiles): Promise<string[]> {
    const contents = new Map(['a', 'b', 'c', 'd'].map((name) => [name, contentOf(name)]))
    const parts = Array.from({ length: 120 }, (_, n) => {
      const start = (n * 7_919) % MIB
      return { name: 'abcd'[n % 4] ?? 'a', start, end: start + (n % 3 === 0 ? 2 * MIB : n * 501) }
    })
    const wrong = await Promise.all(
      parts.map(async ({ name, start, end }) => {
        const read = await bytesOf(files, name, start, end).catch(() => undefined)
        const isRight = read?.equals(contents.get(name)?.subarray(start, end + 1) ?? Buffer.alloc(0))
        return isRight ? [] : [`${name} ${start}`]
      }),
    )
    return wrong.flat()
  }

  test('are those of their files, and no file stays open', async () => {
    const count = counted()
    const files = keptFiles({ most: 1, open: count.open })
    expect(await wrongParts(files)).toEqual([])
    expect(count.openings()).toBeGreaterThan(4)
    await files.close()
    await vi.waitFor(() => expect(count.areOpen()).toBe(0))
  })

  test('are not where a file is given back before it was read', async () => {
    const files = keptFiles({ most: 1 })
    const careless: KeptFiles = {
      ...files,
      async open(path) {
        const file = await files.open(path)
        file?.release()
        return file && { ...file, release: () => undefined }
      },
    }
    expect(await wrongParts(careless)).not.toEqual([])
    await files.close()
  })
})

describe('a download that breaks off', () => {
  /** More than the system buffers while nobody reads it. */
  const HUGE = 256 * MIB

  /** A client takes the first bytes of a file sent this way, and disconnects. Returns how many files stay open. */
  async function leftOpen(send: (reply: FastifyReply, read: Readable) => unknown): Promise<number> {
    await writeFile(path('huge'), '')
    await truncate(path('huge'), HUGE)
    const count = counted()
    const files = keptFiles({ open: count.open })
    const app = Fastify()
    const streams: Readable[] = []
    app.get('/', async (_request, reply) => {
      const file = await lend(files, 'huge')
      const read = (await file.read({ start: 0, end: HUGE - 1 })) as Readable
      file.release()
      streams.push(read)
      return send(reply, read)
    })
    const request = get(await app.listen({ host: '127.0.0.1', port: 0 }))
    const [reply] = await once(request, 'response')
    await once(reply, 'readable')
    reply.on('error', () => undefined)
    request.destroy()
    await app.close()
    await files.close()
    await vi.waitFor(() => expect(count.areOpen()).toBe(0), { timeout: 500 }).catch(() => undefined)
    const left = count.areOpen()
    for (const stream of streams) stream.destroy()
    return left
  }

  test('leaves no file open', async () => {
    expect(await leftOpen((_reply, read) => read)).toBe(0)
  })

  test('would where nobody ends its stream', async () => {
    expect(await leftOpen((reply, read) => read.pipe(reply.hijack().raw) && reply)).toBe(1)
  })
})
