// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editorUiOf } from '../session/editor-ui'
import { testSession } from '../testing/test-session'
import { focusPane, nextPane } from './panes'

const ui = editorUiOf(testSession([]))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  document.body.innerHTML = `
    <header class="ed-bar"><button id="title"></button></header>
    <aside class="ed-left"><button disabled></button><button id="palette"></button><i id="tree" tabindex="0"></i></aside>
    <div class="ed-stage" tabindex="-1"><button id="page"></button></div>
    <div class="ed-right"><input id="setting"></div>`
})
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const focused = () => {
  vi.advanceTimersByTime(20)
  return document.activeElement?.id
}

test('a pane is focused at what is asked for, else at the first thing that takes the focus', () => {
  focusPane(ui, 'left', '#tree')
  expect(focused()).toBe('tree')
  focusPane(ui, 'left', '#gone')
  expect(focused()).toBe('palette')
})

test('a pane of a side that is folded is unfolded', () => {
  ui.set({ side: 'left' })
  focusPane(ui, 'right')
  expect([ui.get().side, focused()]).toEqual(['right', 'setting'])
})

test('F6 goes round the panes in both directions', () => {
  document.getElementById('setting')?.focus()
  expect([nextPane(ui, 1), focused()]).toEqual(['bar', 'title'])
  expect([nextPane(ui, -1), focused()]).toEqual(['right', 'setting'])
})

test('where nothing has the focus it begins at the canvas', () => {
  expect([nextPane(ui, 1), focused()]).toEqual(['right', 'setting'])
})
