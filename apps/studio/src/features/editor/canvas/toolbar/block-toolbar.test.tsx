// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { click } from '../../../../testing/hand'
import type { EditorSession } from '../../session/editor-session'
import { mountEditor } from '../../testing/mount-editor'
import { testSession } from '../../testing/test-session'
import { wording } from '../wording'
import { BlockToolbar } from './block-toolbar'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>
let beside: HTMLElement

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  beside.remove()
})

async function show(selected: string[], isReadOnly = false): Promise<void> {
  session = testSession([
    { name: 'button', id: 'a', value: { text: 'a' } },
    { name: 'container', id: 'box', value: {}, children: [{ name: 'text', id: 'x', value: { html: '' } }] },
  ])
  session.isReadOnly = isReadOnly
  session.editor.select(selected)
  beside = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(beside, 'clientHeight', { value: 600 })
  session.canvas.set({ beside, zoom: 0.5 })
  session.canvas.selectedAt.set({ top: 100, bottom: 200 })
  screen = await mountEditor(session, <BlockToolbar />)
}

const bar = () => beside.querySelector<HTMLElement>('[role=toolbar]')
const button = (name: string) => beside.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
const order = () => session.editor.page.page_schema.map(({ id }) => id)
const place = (top: number, bottom: number) => act(async () => session.canvas.selectedAt.set({ top, bottom }))

test('it names what is selected, and does to it what is possible there', async () => {
  await show(['a'])
  expect(bar()?.getAttribute('aria-label')).toBe(wording.actions('按钮'))
  expect([button(wording.moveUp)?.disabled, button(wording.selectParent)?.disabled]).toEqual([true, true])
  await click(button(wording.moveDown))
  expect(order()).toEqual(['box', 'a'])
  expect([button(wording.moveUp)?.disabled, button(wording.moveDown)?.disabled]).toEqual([false, true])
  await click(button(wording.duplicate))
  expect(order()).toHaveLength(3)
  await click(button(wording.remove))
  expect(order()).toEqual(['box', 'a'])
})

test('it leads to what a block stands in', async () => {
  await show(['x'])
  await click(button(wording.selectParent))
  expect(session.editor.selection.ids).toEqual(['box'])
})

test('several blocks are named by their number', async () => {
  await show(['a', 'box'])
  expect(bar()?.getAttribute('aria-label')).toBe(wording.actions(wording.selectedMany(2)))
})

test('it goes along with its block, and hides where the block is off the screen', async () => {
  await show(['a'])
  const space = () => beside.querySelector<HTMLElement>('.ed-acts-space')?.style.flexBasis
  expect([space(), bar()?.hidden]).toEqual(['50px', false])
  await place(-100, 0)
  expect([space(), bar()?.hidden]).toEqual(['0px', true])
  await place(1300, 1400)
  expect(bar()?.hidden).toBe(true)
  await act(async () => session.canvas.selectedAt.set(undefined))
  expect(bar()).toBeNull()
})

test('who may only read is offered nothing that changes the page', async () => {
  await show(['x'], true)
  const labels = [...beside.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))
  expect(labels).toEqual([wording.drag('文字'), wording.selectParent])
})
