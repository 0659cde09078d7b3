import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileTransport } from './file-transport'

const FILE = { size: 5 }
const REQUEST = {
  method: 'POST',
  url: '/x?name=a',
  headers: { accept: 'application/json' },
  credentials: true,
  timeoutMs: 30_000,
  file: FILE,
} as const

/** Stands in for the browser's own, controlled by the test. */
class Sending {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 200
  responseText = '{"code":1}'
  withCredentials = false
  opened: unknown[] = []
  headers: Record<string, string> = {}
  sent: unknown
  isAborted = false
  constructor() {
    last = this
  }
  open(...opened: unknown[]): void {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: unknown): void {
    this.sent = body
  }
  abort(): void {
    this.isAborted = true
    this.onabort()
  }
}
let last: Sending

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Sending)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file goes as it is, tells how far it has come, and the reply comes back whatever its status', async () => {
  const onProgress = vi.fn()
  const reply = fileTransport({ ...REQUEST, onProgress })
  expect([last.opened, last.withCredentials, last.sent]).toEqual([['POST', '/x?name=a'], true, FILE])
  expect(last.headers).toEqual({ accept: 'application/json', 'content-type': 'application/octet-stream' })
  last.upload.onprogress?.({ loaded: 2, total: 4 })
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5)
  last.status = 429
  last.onload()
  expect(await reply).toEqual({ status: 429, text: '{"code":1}' })
  expect(vi.getTimerCount()).toBe(0)
})

test('one that is taken back is stopped, and a line that fails is a failure of the network', async () => {
  let takeBack = () => {}
  const stopped = fileTransport({
    ...REQUEST,
    onStart(stop) {
      takeBack = stop
    },
  })
  takeBack()
  await expect(stopped).rejects.toMatchObject({ kind: 'network' })
  expect(last.isAborted).toBe(true)
  const lost = fileTransport(REQUEST)
  last.onerror()
  await expect(lost).rejects.toMatchObject({ kind: 'network' })
})

test('one that moves on may take as long as it likes, and one that stands still for a minute is lost', async () => {
  const lost = expect(fileTransport(REQUEST)).rejects.toMatchObject({ kind: 'timeout' })
  for (let loaded = 1; loaded < 4; loaded += 1) {
    await vi.advanceTimersByTimeAsync(59_000)
    last.upload.onprogress?.({ loaded, total: 5 })
  }
  expect(last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await lost
  expect(last.isAborted).toBe(true)
})
