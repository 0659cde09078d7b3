// @vitest-environment jsdom
import { insertBlock, PAGE } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { EditorTour } from './editor-tour'
import { EmptyPage } from './empty-page'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  localStorage.clear()
})

async function show(isReadOnly = false): Promise<void> {
  session = testSession([])
  session.isReadOnly = isReadOnly
  screen = await mountEditor(
    session,
    <>
      <EmptyPage />
      <EditorTour />
    </>,
  )
}

const ui = () => editorUiOf(session).get()
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text || one.ariaLabel === text)

test('the tour is shown to a member once, and goes through its steps to the end', async () => {
  await show()
  expect(document.body.textContent).toContain(wording.palette.title)
  for (const step of ['canvas', 'inspector', 'checks', 'publish'] as const) {
    await click(button(wording.next))
    expect(document.body.textContent).toContain(wording[step].title)
    // A folded panel could not be pointed at.
    expect(ui().side).toBe(step === 'canvas' ? 'left' : 'right')
  }
  await click(button(wording.finish))
  expect(ui().isTouring).toBe(false)
  await screen[Symbol.asyncDispose]()
  await show()
  expect(ui().isTouring).toBe(false)
  await act(async () => editorUiOf(session).set({ isTouring: true }))
  expect(document.body.textContent).toContain(wording.palette.title)
})

test('where nothing can be stored nobody is shown round, or it would be every time', async () => {
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('not allowed')
  })
  await show()
  expect(ui().isTouring).toBe(false)
  getItem.mockRestore()
})

test('an empty page says what to do first, until there is a block', async () => {
  await show(true)
  await screen[Symbol.asyncDispose]()
  localStorage.setItem('editor-tour-7', '1')
  await show()
  await click(button(wording.empty.template))
  expect(ui().dialog).toBe('templates')
  await click(button(wording.empty.insert))
  expect(ui().tab).toBe('palette')
  await act(async () => void session.editor.run(insertBlock, { name: 'text', at: { parentId: PAGE } }))
  expect(screen.place.querySelector('.ed-empty')).toBeNull()
})

test('who may only read is told that there is nothing yet, and offered nothing', async () => {
  await show(true)
  expect(screen.place.querySelector('.ed-empty')?.textContent).toContain(wording.empty.readOnly)
  expect([button(wording.empty.insert), ui().isTouring]).toEqual([undefined, false])
})
