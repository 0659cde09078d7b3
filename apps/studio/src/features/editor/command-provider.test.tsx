// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { click, press, type } from '../../testing/hand'
import { Snackbar } from './commands/snackbar'
import { useCommandHandler } from './commands/use-command-handler'
import { wording as commandWording } from './commands/wording'
import { wording as keyboardWording } from './keyboard/wording'
import type { EditorSession } from './session/editor-session'
import { editorUiOf } from './session/editor-ui'
import { mountEditor } from './testing/mount-editor'
import { testSession } from './testing/test-session'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>
let saved: number

afterEach(() => screen[Symbol.asyncDispose]())

function Answering() {
  useCommandHandler('save', () => {
    saved += 1
  })
  return null
}

async function show(...selected: string[]): Promise<void> {
  saved = 0
  session = testSession(['a', 'b', 'c'].map((id) => ({ name: 'button', id, value: { text: id } })))
  session.editor.select(selected)
  screen = await mountEditor(
    session,
    <>
      <Answering />
      <Snackbar />
      <aside className="ed-left">
        <input aria-label="field" />
      </aside>
      <div className="ed-stage">
        <button type="button">page</button>
      </div>
    </>,
  )
}

const order = () => session.editor.page.page_schema.map(({ id }) => id)
const stage = () => screen.place.querySelector('.ed-stage button')
const field = () => screen.place.querySelector<HTMLInputElement>('.ed-left input')
const snackbar = () => screen.place.querySelector('.ed-told')?.textContent
const dialog = () => document.querySelector('[role=dialog]')
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')]

describe('keys', () => {
  test('run commands on what is selected, and each is said with a way back', async () => {
    await show('a')
    await press(stage(), 'ArrowDown', { altKey: true })
    expect([order(), screen.announced()]).toEqual([['b', 'a', 'c'], '已下移“按钮”'])
    expect(snackbar()).toContain('已下移“按钮”')
    await click(screen.place.querySelector('.ed-told button'))
    expect([order(), snackbar()]).toEqual([['a', 'b', 'c'], expect.stringContaining('已撤销')])
  })

  test('are the field’s own while somebody types, but saving', async () => {
    await show('a')
    await press(field(), 'Delete')
    await press(field(), 's', { ctrlKey: true })
    expect([order(), saved]).toEqual([['a', 'b', 'c'], 1])
  })

  test('undo a step from a panel’s field until something was typed in it', async () => {
    await show('a')
    await press(stage(), 'Delete')
    expect(order()).toEqual(['b', 'c'])
    await press(field(), 'z', { ctrlKey: true })
    expect(order()).toEqual(['a', 'b', 'c'])
    await press(stage(), 'Delete')
    await type(field(), 'x')
    await press(field(), 'z', { ctrlKey: true })
    expect(order()).not.toContain('a')
  })

  test('that somebody else answered are left alone', async () => {
    await show('a')
    stage()?.addEventListener('keydown', (event) => event.preventDefault())
    await press(stage(), 'Delete')
    expect(order()).toEqual(['a', 'b', 'c'])
  })

  test('keep the browser from what it would do instead, also where there is nothing to do', async () => {
    await show()
    const duplicate = new KeyboardEvent('keydown', {
      key: 'd',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    })
    const remove = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true })
    await act(async () => {
      stage()?.dispatchEvent(duplicate)
      stage()?.dispatchEvent(remove)
    })
    expect([duplicate.defaultPrevented, remove.defaultPrevented]).toEqual([true, false])
  })
})

describe('the list of commands', () => {
  test('finds a command by its name and runs it', async () => {
    await show('b')
    await press(stage(), 'k', { ctrlKey: true })
    const search = dialog()?.querySelector('input') ?? null
    expect(options().length).toBeGreaterThan(20)
    await type(search, '上移')
    expect(options()[0]?.textContent).toContain(commandWording.commands.moveUp)
    await press(search, 'Enter')
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
    expect([order(), editorUiOf(session).get().dialog]).toEqual([['b', 'a', 'c'], undefined])
  })

  test('goes round with the arrows, and says when it finds nothing', async () => {
    await show()
    await press(stage(), 'k', { ctrlKey: true })
    const search = dialog()?.querySelector('input') ?? null
    const active = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
    await press(search, 'ArrowUp')
    expect(active()).toBe(options().length - 1)
    await press(search, 'ArrowDown')
    expect(active()).toBe(0)
    await type(search, '火箭')
    expect(dialog()?.textContent).toContain(keyboardWording.palette.none)
  })

  test('has nothing that would do nothing now', async () => {
    await show()
    await press(stage(), 'k', { ctrlKey: true })
    const titles = options().map((option) => option.textContent)
    expect(titles.some((title) => title?.includes(commandWording.commands.remove))).toBe(false)
    expect(titles.some((title) => title?.includes(commandWording.commands.publish))).toBe(false)
    expect(titles.some((title) => title?.includes(commandWording.commands.save))).toBe(true)
  })
})

test('a block is moved by the list of places, and the list says where to', async () => {
  await show('a')
  await press(stage(), 'm', { altKey: true, code: 'KeyM' })
  expect(dialog()?.textContent).toContain(keyboardWording.move.title('“按钮”'))
  await click(options().at(-1))
  expect([order(), dialog()]).toEqual([['b', 'c', 'a'], null])
})

test('the sheet of keys lists every command that has some and that somebody answers', async () => {
  await show()
  await press(stage(), '?', { shiftKey: true })
  const titles = [...document.querySelectorAll('dt')].map((title) => title.textContent)
  expect(titles).toContain(commandWording.commands.save)
  expect(titles).not.toContain(commandWording.commands.publish)
})
