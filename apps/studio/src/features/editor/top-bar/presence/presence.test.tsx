// @vitest-environment jsdom
import { BEAT_MS } from '@yingzao/contract/studio'
import { setPage } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EditorSession } from '../../session/editor-session'
import { mount } from '../../testing/mount'
import { testSession } from '../../testing/test-session'
import { waitUntil } from '../../testing/wait-until'
import { PresentMembers } from './present-members'
import { wording } from './wording'

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>> | undefined
let beats: { doing: string; tab: string; keepalive: boolean | undefined }[]
let others: unknown[]
let isDown = false

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  beats = []
  others = []
  isDown = false
  vi.stubGlobal('fetch', async (_url: string, { body, keepalive }: RequestInit) => {
    beats.push({ ...JSON.parse(String(body)), keepalive })
    if (isDown) throw new TypeError('fetch failed')
    return Response.json({ code: 1, msg: 'success', response: { others } })
  })
  see('visible')
  session = testSession([{ name: 'text', id: 'a', value: { html: '' } }])
})
afterEach(async () => {
  await screen?.[Symbol.asyncDispose]()
  screen = undefined
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'visibilityState')
})

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange'))
}
const open = async () => {
  screen = await mount(session, <PresentMembers />)
}
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const sees = (words: string) => waitUntil(() => expect(screen?.place.textContent).toContain(words))
const doings = () => beats.map(({ doing }) => doing)
const write = (title: string) => act(async () => void session.editor.run(setPage, { title }))
const person = (name: string, is_editing: boolean, member_id = 2) => ({ member_id, name, is_editing })

test('colleagues are named, with what they do', async () => {
  others = [person('赵编辑', true)]
  await open()
  await pass(0)
  await sees(wording.editing('赵编辑'))
  others = [person('赵编辑', false), person('钱审批', false, 3)]
  await pass(BEAT_MS)
  await sees(wording.several('赵编辑', 2))
  others = []
  await pass(BEAT_MS)
  await waitUntil(() => expect(screen?.place.textContent).toBe(''))
})

test('who writes is said to write at once, and to look on after a while of nothing', async () => {
  await open()
  await pass(BEAT_MS)
  await write('新标题')
  await write('再改')
  expect(doings()).toEqual(['viewing', 'viewing', 'editing'])
  await pass(BEAT_MS)
  expect(doings().at(-1)).toBe('editing')
  await pass(5 * 60_000)
  expect(doings().at(-1)).toBe('viewing')
  expect(new Set(beats.map(({ tab }) => tab)).size).toBe(1)
})

test('a window that cannot be seen says nothing, and is there again when it is looked at', async () => {
  await open()
  await act(async () => see('hidden'))
  await pass(BEAT_MS * 4)
  expect(doings()).toEqual(['viewing'])
  await act(async () => see('visible'))
  expect(doings()).toEqual(['viewing', 'viewing'])
})

test('leaving is told even as the window closes, once', async () => {
  await open()
  await act(async () => void window.dispatchEvent(new Event('pagehide')))
  expect(beats.at(-1)).toMatchObject({ doing: 'left', keepalive: true })
  await screen?.[Symbol.asyncDispose]()
  screen = undefined
  expect(doings().filter((doing) => doing === 'left')).toHaveLength(1)
})

test('a beat that fails disturbs nobody, and the next one is sent', async () => {
  isDown = true
  await open()
  await pass(BEAT_MS)
  expect(doings()).toEqual(['viewing', 'viewing'])
  isDown = false
  others = [person('赵编辑', false)]
  await pass(BEAT_MS)
  await sees(wording.viewing('赵编辑'))
})
