// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { click, press, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { Layers } from './layers'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mountEditor>>

afterEach(() => screen[Symbol.asyncDispose]())

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: words } })

async function show(): Promise<void> {
  session = testSession([
    text('a', '开头'),
    {
      name: 'tabs',
      id: 'tabs',
      value: {
        list: [
          { title: '赛程', children: [text('t', '周一')] },
          { title: '规则', children: [] },
        ],
      },
    },
    { name: 'popup', id: 'offer', value: { title: '优惠' }, children: [text('in', '礼包')] },
  ])
  screen = await mountEditor(session, <Layers />)
}

const lines = () => [...screen.place.querySelectorAll<HTMLElement>('[role=treeitem]')]
const keys = () => lines().map(({ dataset }) => dataset.key)
const line = (key: string) => lines().find(({ dataset }) => dataset.key === key) ?? null
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.key
const selected = () => session.editor.selection.ids
const RULES = 'tabs value.list[1].children'
const FIRST_TAB = 'tabs value.list[0].children'

test('the page is a tree that says where each line stands in it', async () => {
  await show()
  expect(keys()).toEqual(['a', 'tabs', FIRST_TAB, 't', RULES, 'offer', 'in'])
  const tab = line(FIRST_TAB)
  expect(
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => tab?.getAttribute(name)),
  ).toEqual(['2', '1', '2', 'true'])
  expect(line('offer')?.getAttribute('aria-label')).toBe(`弹窗，优惠，${wording.popup}`)
})

describe('a click', () => {
  test('selects, with Ctrl adds, with Shift reaches as far as it', async () => {
    await show()
    await click(line('a'))
    expect(selected()).toEqual(['a'])
    await act(
      async () => void line('in')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })),
    )
    expect(selected()).toEqual(['a', 'in'])
    await click(line('a'))
    await act(
      async () =>
        void line('offer')?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })),
    )
    expect(selected()).toEqual(['a', 'tabs', 'offer'])
  })

  test('on the line of an empty tab opens the palette for it', async () => {
    await show()
    editorUiOf(session).set({ tab: 'layers' })
    await click(line(RULES))
    expect([selected(), editorUiOf(session).get().tab]).toEqual([['tabs'], 'palette'])
  })

  test('on the caret folds a block, and again unfolds it', async () => {
    await show()
    await click(line('tabs')?.querySelector('.ed-line-caret'))
    expect(keys()).toEqual(['a', 'tabs', 'offer', 'in'])
    expect(selected()).toEqual([])
    await click(line('tabs')?.querySelector('.ed-line-caret'))
    expect(keys()).toHaveLength(7)
  })
})

describe('keys', () => {
  test('arrows go from line to line and select blocks, not tabs', async () => {
    await show()
    line('a')?.focus()
    await press(line('a'), 'ArrowDown')
    expect([focused(), selected()]).toEqual(['tabs', ['tabs']])
    await press(line('tabs'), 'ArrowRight')
    expect([focused(), selected()]).toEqual([FIRST_TAB, ['tabs']])
    await press(line(FIRST_TAB), 'End')
    expect(selected()).toEqual(['in'])
    await press(line('in'), 'ArrowLeft')
    expect(selected()).toEqual(['offer'])
    await press(line('offer'), 'ArrowLeft')
    expect(line('in')).toBeNull()
    await press(line('offer'), 'Home')
    expect(selected()).toEqual(['a'])
  })

  test('Shift selects as far as the line, Ctrl goes without selecting and Space picks', async () => {
    await show()
    await click(line('a'))
    line('a')?.focus()
    await press(line('a'), 'ArrowDown', { shiftKey: true })
    expect(selected()).toEqual(['a', 'tabs'])
    await press(line('tabs'), 'End', { ctrlKey: true })
    expect([focused(), selected()]).toEqual(['in', ['a', 'tabs']])
    await press(line('in'), ' ', { ctrlKey: true })
    expect(selected()).toContain('in')
  })

  test('a letter goes to the next block whose title begins with it in pinyin', async () => {
    await show()
    await click(line('a'))
    line('a')?.focus()
    // 弹窗, sorted as dan.
    await press(line('a'), 'd')
    expect([focused(), selected()]).toEqual(['offer', ['offer']])
  })
})

test('a search shows what it finds with what that stands in', async () => {
  await show()
  await type(screen.place.querySelector('input'), '礼包')
  expect(keys()).toEqual(['offer', 'in'])
  await type(screen.place.querySelector('input'), '没有的')
  expect(screen.place.textContent).toContain(wording.noneFound('没有的'))
})

test('all is folded and unfolded at once', async () => {
  await show()
  await click(screen.place.querySelector(`[aria-label="${wording.closeAll}"]`))
  expect(keys()).toEqual(['a', 'tabs', 'offer'])
  await click(screen.place.querySelector(`[aria-label="${wording.openAll}"]`))
  expect(keys()).toHaveLength(7)
})

test('what is selected elsewhere is unfolded', async () => {
  await show()
  await click(screen.place.querySelector(`[aria-label="${wording.closeAll}"]`))
  await act(async () => session.editor.select(['t']))
  expect(line('t')?.getAttribute('aria-selected')).toBe('true')
})

describe('a new id', () => {
  const field = () => screen.place.querySelector<HTMLInputElement>('.ed-rename')

  async function rename(): Promise<void> {
    await show()
    await act(async () => {
      session.editor.select(['offer'])
      editorUiOf(session).set({ renaming: 'offer' })
    })
  }

  test('is kept by Enter, and the focus goes back to the line', async () => {
    await rename()
    await type(field(), 'gift')
    await press(field(), 'Enter')
    expect(session.editor.tree.index.has('gift')).toBe(true)
    expect(field()).toBeNull()
  })

  test('is given up by Escape', async () => {
    await rename()
    await type(field(), 'gift')
    await press(field(), 'Escape')
    expect([session.editor.tree.index.has('gift'), field()]).toEqual([false, null])
  })

  test('that is taken keeps the field open', async () => {
    await rename()
    await type(field(), 'tabs')
    await press(field(), 'Enter')
    expect([session.editor.tree.index.has('offer'), field()?.value]).toEqual([true, 'tabs'])
  })
})
