// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { click, press } from '../../testing/hand'
import { WidthSwitch } from './canvas/width-switch'
import { wording as canvasWording } from './canvas/wording'
import { wording as historyWording } from './history/wording'
import { wording as layersWording } from './layers/wording'
import { LeftPanel } from './left-panel'
import { RightPanel } from './right-panel'
import type { EditorSession } from './session/editor-session'
import { editorUiOf } from './session/editor-ui'
import { SideSwitch } from './side-switch'
import { mountEditor } from './testing/mount-editor'
import { testSession } from './testing/test-session'
import { waitUntil } from './testing/wait-until'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>

beforeEach(() => {
  session = testSession([{ name: 'button', id: 'a', value: { text: '' } }])
})
afterEach(() => screen[Symbol.asyncDispose]())

const ui = () => editorUiOf(session).get()
const tab = (label: string) =>
  [...screen.place.querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
    one.textContent?.startsWith(label),
  )

describe('the left panel', () => {
  test('shows the tab that is chosen, and each by its key', async () => {
    screen = await mountEditor(session, <LeftPanel />)
    expect(screen.place.querySelector('.ed-palette')).not.toBeNull()
    await click(tab(layersWording.title))
    expect([ui().tab, screen.place.querySelector('.ed-layers') !== null]).toEqual(['layers', true])
    await press(document.body, '3', { altKey: true, code: 'Digit3' })
    expect(tab(historyWording.title)?.getAttribute('aria-selected')).toBe('true')
  })

  test('is folded while the other side is shown, and unfolds for a panel that is opened', async () => {
    screen = await mountEditor(
      session,
      <>
        <SideSwitch />
        <LeftPanel />
      </>,
    )
    const folded = () => screen.place.querySelector('aside')?.getAttribute('data-folded')
    await click(screen.place.querySelectorAll('.ed-side-switch input')[1])
    expect([ui().side, folded()]).toEqual(['right', 'true'])
    await press(document.body, '2', { altKey: true, code: 'Digit2' })
    expect([ui().side, folded()]).toEqual(['left', 'false'])
  })
})

describe('the right panel', () => {
  const chosen = () => screen.place.querySelector('[role=tab][aria-selected=true]')?.textContent

  test('goes from the page’s settings to those of a block that is selected, and stays with the checks', async () => {
    screen = await mountEditor(session, <RightPanel />)
    await click(tab(wording.tabs.page))
    await act(async () => session.editor.select(['a']))
    expect(chosen()).toBe(wording.tabs.block)
    await click(tab(wording.tabs.checks))
    await act(async () => session.editor.select([]))
    await act(async () => session.editor.select(['a']))
    expect(chosen()).toContain(wording.tabs.checks)
  })
})

describe('comments', () => {
  const thread = {
    comment_id: 10,
    words: '请核对按钮',
    mentions: [],
    version: null,
    revision: 0,
    written_by: { member_id: 2, name: '李审批' },
    written_at: '2026-11-21T02:02:03Z',
    edited_at: null,
    deleted_at: null,
    block_id: 'a',
    settled_at: null,
    settled_by: null,
    answers: [],
  }
  const answers: Record<string, object> = {
    'page-comments': { list: [thread], open: [{ block_id: 'a', threads: 1 }], next: null },
    'members/options': { list: [] },
  }
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, search } = new URL(url, 'http://studio.test')
      asked.push(search)
      const response = answers[pathname.replace('/studio-api/', '')]
      return Response.json({ code: 1, msg: 'success', response })
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  const field = () => screen.place.querySelector<HTMLTextAreaElement>('.pc-form textarea')
  const shown = () => screen.place.querySelector('[role=tab][aria-selected=true]')?.textContent

  test('open by their key with a form about what is selected, and the canvas is told where they are', async () => {
    screen = await mountEditor(session, <RightPanel />)
    await waitUntil(() => expect([...session.comments.get()]).toEqual([['a', 1]]))
    await act(async () => session.editor.select(['a']))
    await press(document.body, 'M', { altKey: true, shiftKey: true, code: 'KeyM' })
    await waitUntil(() => expect(field()).not.toBeNull())
    expect(shown()).toContain(wording.tabs.comments)
    expect(screen.place.querySelector('.pc-new h3')?.textContent).toContain('按钮')
    await waitUntil(() => expect(screen.place.textContent).toContain('请核对按钮'))
  })

  test('are shown at once where the address leads to one, which is shown alone until all are wanted', async () => {
    screen = await mountEditor(session, <RightPanel />, {}, '/pages/test/edit?comment=10')
    await waitUntil(() => expect(screen.place.querySelector('[data-marked=true]')).not.toBeNull())
    expect(shown()).toContain(wording.tabs.comments)
    expect(asked.some((search) => search.includes('comment_id=10'))).toBe(true)
    await act(async () => session.editor.select([]))
    await click(screen.place.querySelector('.pc-about button'))
    expect(session.editor.selection.ids).toEqual(['a'])
    await click(screen.place.querySelector('.pc-head button'))
    await waitUntil(() => expect(screen.place.querySelector('[data-marked=false]')).not.toBeNull())
  })
})

describe('the width of the canvas', () => {
  const wide = (matches: boolean) =>
    vi.stubGlobal('matchMedia', () =>
      Object.assign(new EventTarget(), { matches, addListener() {}, removeListener() {} }),
    )

  afterEach(() => vi.unstubAllGlobals())

  test('is a row where there is room, with the zoom that it brings', async () => {
    wide(true)
    screen = await mountEditor(session, <WidthSwitch />)
    await click(screen.place.querySelectorAll('.ed-widths input')[0])
    expect(session.canvas.get().width).toBe(320)
    await act(async () => session.canvas.set({ zoom: 0.5 }))
    expect(screen.place.querySelector('.ed-widths__zoom')?.textContent).toBe(canvasWording.zoom(50))
    const large = () => screen.place.querySelector('.ed-widths__text')
    await click(large())
    expect([session.canvas.get().isLargeText, large()?.getAttribute('aria-pressed')]).toEqual([true, 'true'])
  })

  test('is a menu elsewhere', async () => {
    wide(false)
    screen = await mountEditor(session, <WidthSwitch />)
    await click(screen.place.querySelector('button'))
    const items = [...document.querySelectorAll('[role=menuitem]')]
    await click(items.find((item) => item.textContent === canvasWording.widths.desktop(1440)))
    expect(session.canvas.get().width).toBe(1440)
    await click(items.find((item) => item.textContent === canvasWording.largeTextHint))
    expect(session.canvas.get().isLargeText).toBe(true)
  })

  test('has a key for each', async () => {
    screen = await mountEditor(session, <WidthSwitch />)
    await press(document.body, '!', { shiftKey: true, code: 'Digit1' })
    expect([session.canvas.get().width, screen.announced()]).toEqual([320, '画布宽 320'])
  })
})
