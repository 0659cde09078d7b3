import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../../context'
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

/** A disk whose writes end when they are told to. */
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
    remove: async (code) => void copies.delete(code),
    codes: async () => [...copies.keys()],
  }
  return { snapshots, finishWrite: () => writes.shift()?.() }
}

test('a copy that a change overtook while it was written does not stand in for a slow database', async () => {
  const { snapshots, finishWrite } = slowDisk()
  const cache = createPageCache(ctx, {
    snapshots,
    defaults: { find: async () => undefined, forget: () => undefined },
    experiments: { load: async () => undefined },
    recorder: { record: async () => undefined },
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
  // Longer than a visitor waits before an up-to-date copy would be taken.
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
    snapshots,
    defaults: { find: async () => undefined, forget },
    pages: { load: database, movedTo: async () => undefined, codes: async () => [] },
    experiments: { load: async () => undefined },
    recorder: { record: async () => undefined },
  })
  database.mockResolvedValueOnce(page('昨日的行情'))
  const first = cache.load('sale')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(textOf(await first)).toBe('昨日的行情')
  cache.answersChanged?.()
  expect(forget).toHaveBeenCalledOnce()
  expect(cache.get('sale')).toBeUndefined()
})
