import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../../context'
import { keptFor } from './kept'
import { createPageCache, isServed } from './page-cache'
import type { Absent } from './page-memory'
import type { LoadedPage, ServedPage } from './served-page'
import type { Snapshots } from './snapshots'

const database = vi.fn<(code: string) => Promise<LoadedPage | undefined>>()

const ctx = { log: pino({ level: 'silent' }) } as unknown as Context

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  return () => void vi.useRealTimers()
})

function page(text: string): LoadedPage {
  const html = Buffer.from(text)
  return { html, br: html, gzip: html, csp: '', etag: text, switches: '' }
}

const textOf = (served: ServedPage | Absent) =>
  isServed(served) ? served.representations.identity.body.toString() : undefined

/** A disk that delays nothing. */
function quickDisk(): Snapshots {
  const copies = new Map<string, LoadedPage>()
  return {
    write: async (code, copy) => void copies.set(code, copy),
    read: async (code) => copies.get(code),
    has: async (code) => copies.has(code),
    isOfBuild: async (code) => copies.has(code),
    remove: async (code) => void copies.delete(code),
    codes: async () => [...copies.keys()],
  }
}

/** A disk whose writes finish when told to. */
function slowDisk() {
  const copies = new Map<string, LoadedPage>()
  const writes: (() => void)[] = []
  const snapshots: Snapshots = {
    write: (code, copy) =>
      new Promise((resolve) => {
        writes.push(() => {
          copies.set(code, copy)
          resolve()
        })
      }),
    read: async (code) => copies.get(code),
    has: async (code) => copies.has(code),
    isOfBuild: async (code) => copies.has(code),
    remove: async (code) => void copies.delete(code),
    codes: async () => [...copies.keys()],
  }
  return { snapshots, finishWrite: () => writes.shift()?.() }
}

test('a copy that a change overtook while it was written does not stand in for a slow database', async () => {
  const { snapshots, finishWrite } = slowDisk()
  const cache = createPageCache(ctx, {
    kept: keptFor(undefined),
    snapshots,
    defaults: { find: async () => undefined, forget: () => undefined },
    experiments: { load: async () => undefined },
    recorder: { record: async () => undefined },
    currency: { isOver: () => false, isLongAgo: () => false },
    pages: { load: database, movedTo: async () => undefined, codes: async () => [] },
  })
  database.mockResolvedValueOnce(page('第一版'))
  const first = cache.load('sale')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(textOf(await first)).toBe('第一版')

  let answer: (second: LoadedPage) => void = () => {}
  database.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  cache.pageChanged('sale')
  finishWrite()
  await vi.advanceTimersByTimeAsync(0)
  const visit = cache.load('sale')
  // Longer than a visitor waits before an up-to-date copy would be used.
  await vi.advanceTimersByTimeAsync(1_000)
  answer(page('第二版'))
  await vi.advanceTimersByTimeAsync(0)
  finishWrite()
  expect(textOf(await visit)).toBe('第二版')
})

test('when a call answers something else, every page is drawn anew, also those that stand in', async () => {
  const { snapshots } = slowDisk()
  const forget = vi.fn()
  const cache = createPageCache(ctx, {
    kept: keptFor(undefined),
    snapshots,
    defaults: { find: async () => undefined, forget },
    pages: { load: database, movedTo: async () => undefined, codes: async () => [] },
    experiments: { load: async () => undefined },
    recorder: { record: async () => undefined },
    currency: { isOver: () => false, isLongAgo: () => false },
  })
  database.mockResolvedValueOnce(page('昨日的行情'))
  const first = cache.load('sale')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(textOf(await first)).toBe('昨日的行情')
  cache.answersChanged?.()
  expect(forget).toHaveBeenCalledOnce()
  expect(cache.get('sale')).toBeUndefined()
})

/** The cache of a process that does not hear of changes; `cutOff` says for how long. */
function cutOffCache() {
  const cutOff = { isOver: false, isLongAgo: false }
  const cache = createPageCache(ctx, {
    kept: keptFor(undefined),
    snapshots: quickDisk(),
    defaults: { find: async () => undefined, forget: () => undefined },
    pages: { load: database, movedTo: async () => undefined, codes: async () => [] },
    experiments: { load: async () => undefined },
    recorder: { record: async () => undefined },
    currency: { isOver: () => cutOff.isOver, isLongAgo: () => cutOff.isLongAgo },
  })
  const visit = async () => {
    const found = cache.get('sale')
    if (found) return textOf(found)
    const loading = cache.load('sale').then(textOf, (error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(1_000)
    return loading
  }
  return { cutOff, cache, visit }
}

test('a process that has heard of no change for too long asks the database for each page, and serves none without it', async () => {
  const { cutOff, visit } = cutOffCache()
  database.mockReset().mockResolvedValue(page('第一版'))
  expect(await visit()).toBe('第一版')

  database.mockRejectedValue(new Error('away'))
  expect(await visit()).toBe('第一版')
  cutOff.isOver = true
  expect(await visit()).toBe('away')
  database.mockResolvedValue(undefined)
  expect(await visit()).toBeUndefined()
  database.mockResolvedValue(page('第二版'))
  expect(await visit()).toBe('第二版')
})

test('a page that is known to have changed is served as it was only for so long', async () => {
  const { cutOff, cache, visit } = cutOffCache()
  database.mockReset().mockResolvedValue(page('第一版'))
  expect(await visit()).toBe('第一版')

  database.mockRejectedValue(new Error('away'))
  cache.pageChanged('sale')
  expect(await visit()).toBe('第一版')
  cutOff.isLongAgo = true
  expect(await visit()).toBe('away')
})
