// @vitest-environment jsdom
import { removeBlocks } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { click, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf, useEditorUiState } from '../session/editor-ui'
import { storedSlots } from '../session/filling/fill-record'
import { beginFilling, openFilling } from '../session/filling/filling'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { FillPanel } from './fill-panel'
import { wording } from './wording'

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>
const onDone = vi.fn()

const SLOTS = ['page_schema[0].value.title', 'page_schema[1].value.text', 'extra.share.title']

function Shown() {
  const filling = useEditorUiState((state) => state.filling)
  return filling && <FillPanel slots={filling} onDone={onDone} />
}

beforeEach(async () => {
  localStorage.clear()
  session = testSession(
    [
      { name: 'heading', id: 'head', value: { title: '示例标题' } },
      { name: 'button', id: 'join', value: { text: '报名' } },
    ],
    { extra: { pageID: '', share: { title: '示例分享' } } },
  )
  beginFilling(session, SLOTS)
  screen = await mountEditor(session, <Shown />)
})
afterEach(() => screen[Symbol.asyncDispose]())

const lines = () => [...screen.place.querySelectorAll('.ed-slot')]
const inputs = () => lines().map((line) => line.querySelector<HTMLInputElement>('input, textarea'))
const button = (text: string) =>
  [...screen.place.querySelectorAll('button')].find((one) => one.textContent === text)

test('what the template names stands there in page order, ticked once it says something else', async () => {
  expect(inputs().map((input) => input?.value)).toEqual(['示例标题', '报名', '示例分享'])
  expect(screen.place.textContent).toContain(wording.progress(0, 3))
  await type(inputs()[1], '立即报名')
  expect(session.editor.tree.index.get('join')?.block.value.text).toBe('立即报名')
  await type(inputs()[2], '请来听课')
  expect(session.editor.page.extra.share).toEqual({ title: '请来听课' })
  expect(lines().map((line) => line.classList.contains('ed-slot-filled'))).toEqual([false, true, true])
  expect(screen.place.textContent).toContain(wording.progress(2, 3))
  expect(button(wording.goOn)).toBeDefined()
  await type(inputs()[0], '自己的标题')
  await click(button(wording.done))
  expect(onDone).toHaveBeenCalledOnce()
})

test('the canvas follows to the block whose field takes the focus', async () => {
  await act(async () => inputs()[1]?.focus())
  expect(session.editor.selection.ids).toEqual(['join'])
  await act(async () => inputs()[0]?.focus())
  expect(session.editor.selection.ids).toEqual(['head'])
})

test('what somebody deletes is asked for no longer', async () => {
  await act(async () => void session.editor.run(removeBlocks, { ids: ['join'] }))
  expect(inputs()).toHaveLength(2)
})

test('it is put away and brought back, and still knows the words of the template', async () => {
  await type(inputs()[0], '自己的标题')
  await click(button(wording.close))
  expect(lines()).toHaveLength(0)
  await act(async () => openFilling(session))
  expect(lines()[0]?.classList.contains('ed-slot-filled')).toBe(true)
  expect(storedSlots('test')?.[0]?.words).toBe('示例标题')
  expect(editorUiOf(session).get().side).toBe('right')
})
