import { studioErrors } from '@yingzao/contract/studio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callFile } from './call-file'
import { wording } from './wording'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const WANTED = { filter: {}, format: 'csv', reason: '本周回访' } as const
const HEADERS = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('线索-2026-11-21.csv')}`,
}

/** A body that comes in these parts, and then ends or breaks. */
function body(parts: string[], { breaks = false } = {}): ReadableStream<Uint8Array> {
  const left = [...parts]
  return new ReadableStream({
    pull(controller) {
      const part = left.shift()
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}

test('a file comes with its name, and tells how much of it is there', async () => {
  send.mockResolvedValue(new Response(body(['编号,', '姓名']), { headers: HEADERS }))
  const seen: number[] = []
  const { name, bytes } = await callFile('leadExport', WANTED, { onProgress: (count) => seen.push(count) })
  expect(name).toBe('线索-2026-11-21.csv')
  expect(await bytes.text()).toBe('编号,姓名')
  expect(seen).toEqual([7, 13])
})

test('a file whose line breaks is no file, however much of it has come', async () => {
  send.mockResolvedValue(
    new Response(body(['编号,姓名\n', '1,王芳\n'], { breaks: true }), { headers: HEADERS }),
  )
  await expect(callFile('leadExport', WANTED)).rejects.toMatchObject({
    failure: 'network',
    msg: wording.cut,
  })
})

test('a refusal in place of a file has its own words', async () => {
  const { code, http } = studioErrors.tooManyRequests
  send.mockResolvedValue(Response.json({ code, msg: '请稍后', response: null }, { status: http }))
  await expect(callFile('leadExport', WANTED)).rejects.toMatchObject({ failure: 'refused', msg: '请稍后' })
})

test('an answer that is neither file nor envelope is not saved as a table', async () => {
  send.mockResolvedValue(new Response('<html>', { status: 200 }))
  await expect(callFile('leadExport', WANTED)).rejects.toMatchObject({ failure: 'unreadable' })
})

test('who stops an export gets the abort itself', async () => {
  const mine = new AbortController()
  send.mockResolvedValue(new Response(body(['1', '2', '3']), { headers: HEADERS }))
  const onProgress = () => mine.abort()
  await expect(callFile('leadExport', WANTED, { signal: mine.signal, onProgress })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test('who stops an export need not wait for a line that stands still', async () => {
  const mine = new AbortController()
  const cancel = vi.fn()
  const stalled = new ReadableStream({ start: (line) => line.enqueue(new Uint8Array(1)), cancel })
  send.mockResolvedValue(new Response(stalled, { headers: HEADERS }))
  const onProgress = () => setTimeout(() => mine.abort())
  await expect(callFile('leadExport', WANTED, { signal: mine.signal, onProgress })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(cancel).toHaveBeenCalledOnce()
})
