// @vitest-environment jsdom
import { setPage } from '@yingzao/editor-core'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { click, press } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { HistoryPanel } from './history-panel'
import { wording } from './wording'

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen[Symbol.asyncDispose]())

async function show(titles: readonly string[], isReadOnly = false): Promise<void> {
  session = testSession([])
  session.isReadOnly = isReadOnly
  for (const title of titles) {
    // A separate step each, as titles set in quick succession are merged into one.
    const step = session.editor.begin(`改成 ${title}`)
    session.editor.run(setPage, { title })
    step.commit()
  }
  screen = await mount(session, <HistoryPanel />)
}

const steps = () => [...screen.place.querySelectorAll<HTMLElement>('[role=option]')]
const current = () => steps().findIndex((step) => step.getAttribute('aria-selected') === 'true')
const title = () => session.editor.page.title

test('before anything was done it says what will be here', async () => {
  await show([])
  expect(screen.place.textContent).toContain(wording.noneText)
  expect(screen.place.querySelector('[tabindex="0"]')).not.toBeNull()
})

test('every step is listed, and a press on one goes back to it', async () => {
  await show(['甲', '乙'])
  expect(steps().map((step) => step.querySelector('.ed-step-label')?.textContent)).toEqual([
    wording.opened,
    '改成 甲',
    '改成 乙',
  ])
  expect(current()).toBe(2)
  await click(steps()[1])
  expect([title(), current()]).toEqual(['甲', 1])
  expect(steps()[2]?.textContent).toContain(wording.undone)
  // It is reported, but without an undo button: the list itself is the way forward.
  expect(editorUiOf(session).get().notice).toMatchObject({ text: wording.wentTo('改成 甲'), canUndo: false })
})

test('arrows, Home and End go through the steps and no further than the first and the last', async () => {
  await show(['甲', '乙'])
  const list = screen.place.querySelector('[role=listbox]')
  await press(list, 'ArrowDown')
  expect(current()).toBe(2)
  await press(list, 'ArrowUp')
  expect([current(), document.activeElement]).toEqual([1, steps()[1]])
  await press(list, 'Home')
  await press(list, 'ArrowUp')
  expect([current(), title()]).toEqual([0, '测试页'])
  await press(list, 'End')
  expect(title()).toBe('乙')
})

test('the step that is saved is marked, also while later ones are not', async () => {
  await show(['甲', '乙'])
  await act(async () => {
    session.editor.markSaved(session.editor.startSaving())
    session.editor.run(setPage, { title: '丙' })
  })
  expect(steps().map((step) => step.textContent?.includes(wording.saved))).toEqual([
    false,
    false,
    true,
    false,
  ])
})

test('who may only read sees the steps and changes nothing', async () => {
  await show(['甲'], true)
  await click(steps()[0])
  await press(screen.place.querySelector('[role=listbox]'), 'Home')
  expect(title()).toBe('甲')
})
