// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { click, press, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { Palette } from './palette'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(async () => {
  await screen[Symbol.asyncDispose]()
  localStorage.clear()
})

async function show(isReadOnly = false): Promise<void> {
  session = testSession([{ name: 'text', id: 'a', value: { html: '' } }])
  session.isReadOnly = isReadOnly
  session.editor.select(['a'])
  screen = await mountEditor(session, <Palette />)
}

const field = () => screen.place.querySelector('input')
const titles = () => [...screen.place.querySelectorAll('.ed-card-title')].map((title) => title.textContent)
const card = (title: string) =>
  screen.place.querySelector<HTMLElement>(`[aria-label="${wording.insert(title)}"]`)
const shelves = () => [...screen.place.querySelectorAll('h2')].map((title) => title.textContent)
const names = () => session.editor.page.page_schema.map(({ name }) => name)

test('every kind of block stands on one shelf, under its category', async () => {
  await show()
  expect(shelves()).toEqual(Object.values(wording.categories).filter((title) => shelves().includes(title)))
  expect(titles()).toHaveLength(session.specs.all.length)
  expect(new Set(titles()).size).toBe(session.specs.all.length)
})

test('a press inserts a block behind what is selected, and it is said and remembered', async () => {
  await show()
  await click(card('按钮'))
  expect([names(), session.editor.selection.ids.length]).toEqual([['text', 'button'], 1])
  expect(screen.announced()).toBe('已插入“按钮”')
  await screen[Symbol.asyncDispose]()
  await show()
  expect(shelves()[0]).toBe(wording.recent)
  expect(titles()[0]).toBe('按钮')
})

test('a search shows the best match first, and Enter inserts it', async () => {
  await show()
  await type(field(), 'djs')
  expect([shelves(), titles()[0]]).toEqual([[], '倒计时'])
  await press(field(), 'Enter')
  expect(names()).toEqual(['text', 'countdown'])
  await press(field(), 'Escape')
  expect(titles()).toHaveLength(session.specs.all.length)
})

test('a search that finds nothing says so', async () => {
  await show()
  await type(field(), '火箭')
  expect(screen.place.textContent).toContain(wording.none('火箭'))
})

test('Tab stops at one card, and the arrows lead to the others', async () => {
  await show()
  const stops = () => [...screen.place.querySelectorAll<HTMLElement>('.ed-card-main[tabindex="0"]')]
  expect(stops()).toHaveLength(1)
  await press(field(), 'ArrowDown')
  const [first] = stops()
  expect(document.activeElement).toBe(first)
  await press(first ?? null, 'ArrowRight')
  expect(document.activeElement).not.toBe(first)
  expect(stops()).toEqual([document.activeElement])
  await press(document.activeElement, 'End')
  expect(document.activeElement).toBe([...screen.place.querySelectorAll('.ed-card-main')].at(-1))
})

test('who may only read is told so and can insert nothing', async () => {
  await show(true)
  expect(screen.place.textContent).toContain(wording.readOnly)
  expect(card('按钮')).toHaveProperty('disabled', true)
})
