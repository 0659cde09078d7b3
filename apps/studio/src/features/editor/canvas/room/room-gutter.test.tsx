// @vitest-environment jsdom
import { insertBlock } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click } from '../../../../testing/hand'
import { insertPlaces, runAtFirst } from '../../commands/insert-places'
import type { EditorSession } from '../../session/editor-session'
import { insertPointOf } from '../../session/insert-point'
import { mountEditor } from '../../testing/mount-editor'
import { testSession } from '../../testing/test-session'
import { RoomGutter } from './room-gutter'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>
let before: HTMLElement

beforeEach(() => {
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined
})
afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  before.remove()
})

async function show(selected: string[], { isReadOnly = false, style = {} } = {}): Promise<void> {
  session = testSession([
    { name: 'button', id: 'a', value: { text: 'a', style } },
    { name: 'button', id: 'b', value: { text: 'b' } },
  ])
  session.isReadOnly = isReadOnly
  session.editor.select(selected)
  before = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(before, 'clientHeight', { value: 600 })
  session.canvas.set({ before, zoom: 1 })
  session.canvas.selectedAt.set({ top: 100, bottom: 200 })
  screen = await mountEditor(session, <RoomGutter />)
}

const inserts = () => [...before.querySelectorAll('.ed-insert')].map((one) => one.getAttribute('aria-label'))
const room = (name: string) => before.querySelector<HTMLElement>(`[data-room=${name}]`)
const styleOf = (id: string) => session.editor.tree.index.get(id)?.block.common.style
const pointer = (target: EventTarget | null, name: string, clientY: number) =>
  act(async () =>
    target?.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, button: 0, clientY })),
  )

test('what is chosen after the button above a block goes there, as one step', async () => {
  await show(['a'])
  expect(inserts()).toEqual(['在“按钮”上方插入', '在“按钮”下方插入'])
  await click(before.querySelector('.ed-insert'))
  expect(insertPointOf(session)).toMatchObject({ id: 'a', side: 'before' })
  expect(before.querySelector('.ed-insert')?.getAttribute('aria-pressed')).toBe('true')
  await act(
    async () =>
      void runAtFirst(session.editor, insertPlaces(session), insertBlock, (at) => ({ name: 'text', at })),
  )
  expect(session.editor.page.page_schema.map(({ name }) => name)).toEqual(['text', 'button', 'button'])
  expect(insertPointOf(session)).toBeUndefined()
  expect(session.editor.history.steps).toHaveLength(1)
})

test('the edge under the pointer has a button, unless one of the selected block is there', async () => {
  await show(['a'])
  const gap = (id: string, side: 'before' | 'behind') =>
    act(async () => session.canvas.gapAt.set({ id, side, at: 200, left: 0, right: 375 }))
  await gap('b', 'behind')
  expect(inserts()).toHaveLength(3)
  await gap('b', 'before')
  expect(inserts()).toHaveLength(2)
})

test('of several blocks the place is before the first, and there is no room to pull', async () => {
  await show(['a', 'b'])
  expect(inserts()).toEqual(['在“按钮”上方插入'])
  expect(room('marginTop')).toBeNull()
})

test('a handle that is pulled changes the room as one step', async () => {
  await show(['a'], { style: { margin: 8 } })
  await pointer(room('marginTop'), 'pointerdown', 100)
  // 375 pixels are 750 units.
  await pointer(room('marginTop'), 'pointermove', 105)
  expect(room('marginTop')?.textContent).toBe('16')
  await pointer(room('marginTop'), 'pointermove', 120)
  await pointer(room('marginTop'), 'pointerup', 120)
  expect(styleOf('a')).toEqual({
    marginTop: 'var(--yz-space-l)',
    marginRight: 8,
    marginBottom: 8,
    marginLeft: 8,
  })
  expect(session.editor.history.steps).toHaveLength(1)
  await act(async () => void session.editor.undo())
  expect(styleOf('a')).toEqual({ margin: 8 })
})

test('Escape leaves the room as it was, and a press without a move is no step', async () => {
  await show(['a'])
  await pointer(room('paddingBottom'), 'pointerdown', 200)
  await pointer(room('paddingBottom'), 'pointermove', 160)
  expect(room('paddingBottom')?.textContent).toBe('80')
  await act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  await pointer(room('paddingBottom'), 'pointerup', 160)
  expect(room('paddingBottom')?.textContent).toBe('')
  expect(styleOf('a')).toBeUndefined()
  await pointer(room('marginTop'), 'pointerdown', 100)
  await pointer(room('marginTop'), 'pointerup', 100)
  expect(session.editor.history.steps).toEqual([])
})

test('a length of another kind has no handle', async () => {
  await show(['a'], { style: { marginTop: '5%' } })
  expect([room('marginTop'), room('marginBottom')].map((one) => one !== null)).toEqual([false, true])
})

test('who may only read is offered nothing', async () => {
  await show(['a'], { isReadOnly: true })
  expect(before.childElementCount).toBe(0)
})
