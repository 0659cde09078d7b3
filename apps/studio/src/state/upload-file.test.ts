import { studioErrors } from '@yingzao/contract/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadFile } from './upload-file'
import { wording } from './wording'

/** Stands in for the browser's: the test decides its outcome. */
class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  opened: string[] = []
  body: unknown
  isAborted = false

  constructor() {
    FakeRequest.last = this
  }
  open(method: string, url: string): void {
    this.opened = [method, url]
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  send(body: unknown): void {
    this.body = body
  }
  abort(): void {
    this.isAborted = true
  }
  answer(status: number, body: object | string): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.onload?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FILE = new File(['bytes'], '首屏 1.png')

test('a file goes as it is, with its name in the query and the header that no other site can send', async () => {
  const parts: number[] = []
  const sent = uploadFile(FILE, { onProgress: (part) => parts.push(part) })
  const { last } = FakeRequest
  expect(last).toMatchObject({
    opened: ['POST', '/studio-api/assets/upload?name=%E9%A6%96%E5%B1%8F+1.png'],
    headers: { 'x-yingzao-studio': '1', 'content-type': 'application/octet-stream' },
    body: FILE,
  })
  last.upload.onprogress?.({ loaded: 2, total: 5 })
  last.answer(200, { code: 1, msg: 'success', response: { is_new: true } })
  expect(await sent).toEqual({ is_new: true })
  expect(parts).toEqual([0.4])
})

test('a name that is too long loses its beginning, and one of spaces gets another', () => {
  const nameOf = () => new URL(FakeRequest.last.opened[1] ?? '', 'http://x').searchParams.get('name')
  void uploadFile(new File(['x'], `${'长'.repeat(200)}.jpg`))
  expect(nameOf()).toBe(`${'长'.repeat(96)}.jpg`)
  void uploadFile(new File(['x'], '  '))
  expect(nameOf()).toBe(wording.unnamed)
})

test('a refusal rejects with the words of the gateway, a proxy’s page with our own', async () => {
  const { code, http } = studioErrors.unusableFile
  const refused = uploadFile(FILE)
  FakeRequest.last.answer(http, { code, msg: '图片已损坏', response: null })
  await expect(refused).rejects.toMatchObject({
    failure: 'refused',
    msg: '图片已损坏',
    reply: { code, http },
  })
  const unreadable = uploadFile(FILE)
  FakeRequest.last.answer(413, '<html>413</html>')
  await expect(unreadable).rejects.toMatchObject({ failure: 'unreadable' })
})

test('a broken line is said in words', async () => {
  const sent = uploadFile(FILE)
  FakeRequest.last.onerror?.()
  await expect(sent).rejects.toMatchObject({ failure: 'network', msg: wording.network })
})

test('an upload that moves on may take as long as it likes, and one that stands still is given up', async () => {
  const sent = expect(uploadFile(FILE)).rejects.toMatchObject({ failure: 'timeout' })
  const { last } = FakeRequest
  for (let loaded = 1; loaded <= 5; loaded += 1) {
    await vi.advanceTimersByTimeAsync(59_000)
    last.upload.onprogress?.({ loaded, total: 5 })
  }
  expect(last.isAborted).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await sent
  expect(last.isAborted).toBe(true)
})

test('who takes an upload back gets the abort itself', async () => {
  const mine = new AbortController()
  const sent = uploadFile(FILE, { signal: mine.signal })
  mine.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(FakeRequest.last.isAborted).toBe(true)
  await expect(uploadFile(FILE, { signal: mine.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
