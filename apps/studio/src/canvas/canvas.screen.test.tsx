import { specs } from '@yingzao/blocks/props'
import { Editor, removeBlocks, setProp } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageOf } from '../state/edited-page'
import { press } from '../testing'
import { fillBrowser } from '../testing/browser-gaps'
import { until } from '../testing/reader'
import type { CanvasLook, CanvasSession } from './canvas-api'
import { CanvasPage } from './canvas-page'
import type { OverlayHandle } from './overlay/overlay'

let noise: readonly string[] = []

beforeEach(() => {
  ;({ noise } = fillBrowser())
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  // jsdom has no layout: everything is visible and of the same size.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 40))
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent
    },
  })
  document.execCommand = () => true
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const text = (id: string, words: string) => ({ name: 'text', id, value: { html: `<p>${words}</p>` } })
const button = (id: string, words: string) => ({ name: 'button', id, value: { text: words } })

/** The page in the editor's frame, with its calls to the editor recorded. */
async function canvasOf(
  blocks: readonly object[],
  { isReadOnly = false, said = NONE }: { isReadOnly?: boolean; said?: ReadonlyMap<string, number> } = {},
) {
  const catalogue = catalogueOf(specs)
  const editor = new Editor({
    page: pageOf({ code: 'etf', title: '训练营', background: '#ff0000', page_schema: blocks }),
    catalogue,
    now: () => 0,
  })
  const done: string[] = []
  const gaps: (string | undefined)[] = []
  let look: CanvasLook = { stage: 'app', isLargeText: false, zoom: 1 }
  const listeners = new Set<() => void>()
  const session: CanvasSession = {
    editor,
    catalogue,
    code: 'etf',
    companyTheme: {},
    pagesOrigin: '',
    facts: () => FACTS,
    subscribeToFacts: () => () => undefined,
    comments: () => said,
    subscribeToComments: () => () => undefined,
    look: () => look,
    subscribeToLook: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    actions: {
      drag: (ids) => done.push(`drag ${ids}`),
      showSettings: () => done.push('settings'),
      showComments: (id) => done.push(`comments ${id}`),
      openPalette: () => done.push('offer'),
      textOf: (id) => {
        const { text, html } = editor.tree.index.get(id)?.block.value ?? {}
        if (typeof html === 'string')
          return { path: ['html'], title: '内容', value: html, kind: 'html', maxLength: undefined }
        if (typeof text !== 'string') return undefined
        return { path: ['text'], title: '文字', value: text, kind: 'line', maxLength: 6 }
      },
      writeText: (id, { path }, value) => editor.run(setProp, { ids: [id], path, value }),
      isSafeLink: (address) => address.startsWith('https://'),
    },
    showGapAt: (gap) => gaps.push(gap && `${gap.side} ${gap.id}`),
    showSelectedAt: (place) => done.push(place ? `at ${place.top}-${place.bottom}` : 'nowhere'),
    isReadOnly,
  }
  const floor = document.createElement('div')
  floor.id = 'cv-floating'
  const place = document.createElement('div')
  document.body.append(place, floor)
  const root = createRoot(place)
  const handle = createRef<OverlayHandle>()
  flushSync(() => root.render(<CanvasPage session={session} handle={handle} />))
  return {
    editor,
    done,
    gaps,
    handle,
    block: (id: string) => document.querySelector(`[data-id="${id}"]`) as HTMLElement,
    setLook: (next: CanvasLook) => {
      look = next
      for (const listener of listeners) listener()
    },
    async [Symbol.asyncDispose]() {
      root.unmount()
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (noise.length > 0) throw new Error(noise.join('\n'))
    },
  }
}

const NONE: ReadonlyMap<string, number> = new Map()

const FACTS = {
  title: '训练营',
  images: {},
  site: {},
  firstImageBlock: undefined,
  drawsAllImages: true,
} as never

const click = (element: Element, more: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...more }))
const pressDown = (element: Element, more: MouseEventInit = {}) =>
  element.dispatchEvent(
    new MouseEvent('pointerdown', { bubbles: true, cancelable: true, button: 0, ...more }),
  )

test('a click selects and nothing in the page acts; with keys it adds, and on the ground it selects the page', async () => {
  await using canvas = await canvasOf([text('a', '一'), text('b', '二')])
  const acted = vi.fn()
  canvas.block('a').addEventListener('click', acted)
  click(canvas.block('a'))
  expect(canvas.editor.selection.ids).toEqual(['a'])
  expect(acted).not.toHaveBeenCalled()
  expect(canvas.done).toContain('settings')
  await until(() => canvas.done.includes('at 20-60'))
  click(canvas.block('b'), { ctrlKey: true })
  expect(canvas.editor.selection.ids).toEqual(['a', 'b'])
  click(document.querySelector('main') as Element)
  expect(canvas.editor.selection.ids).toEqual([])
  await until(() => canvas.done.at(-1) === 'nowhere')
})

test('a drag takes all that is selected when it begins at one of them, with a finger and by a key none', async () => {
  await using canvas = await canvasOf([text('a', '一'), text('b', '二'), text('c', '三')])
  canvas.editor.select(['a', 'b'])
  pressDown(canvas.block('b'))
  pressDown(canvas.block('c'))
  pressDown(canvas.block('c'), { shiftKey: true })
  pressDown(canvas.block('c'), { button: 2 })
  expect(canvas.done.filter((one) => one.startsWith('drag'))).toEqual(['drag a,b', 'drag c'])
})

test('a page that cannot be changed is looked at: nothing is dragged and nothing typed', async () => {
  await using canvas = await canvasOf([text('a', '一'), { name: 'container', id: 'box', children: [] }], {
    isReadOnly: true,
  })
  pressDown(canvas.block('a'))
  canvas.block('a').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  expect(canvas.done.filter((one) => one.startsWith('drag'))).toEqual([])
  expect(document.querySelector('[data-cv-typing]')).toBe(null)
  expect(canvas.block('box').textContent).toContain('这里还没有组件')
})

test('an empty block says that something can be put there, and offers it', async () => {
  await using canvas = await canvasOf([{ name: 'container', id: 'box', children: [] }])
  click(canvas.block('box').querySelector('.cv-empty') as Element)
  expect(canvas.done).toContain('offer')
  expect(canvas.editor.selection.ids).toEqual(['box'])
})

test('a text is typed where it stands: enter keeps it, escape does not, and another change is newer', async () => {
  await using canvas = await canvasOf([button('a', '原文')])
  const begin = async () => {
    canvas.block('a').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    return until(() => document.querySelector<HTMLElement>('[role=textbox][data-cv-typing]') ?? undefined)
  }
  const written = () => canvas.editor.tree.index.get('a')?.block.value.text
  let field = await begin()
  expect(field.getAttribute('aria-label')).toBe('编辑文字')
  field.textContent = '不要'
  await press(field, 'Escape')
  await until(() => document.querySelector('[data-cv-typing]') === null)
  expect(written()).toBe('原文')

  field = await begin()
  field.textContent = '新文'
  await press(field, 'Enter')
  await until(() => written() === '新文')
  expect(canvas.editor.undo()).toBeTruthy()
  expect(written()).toBe('原文')

  field = await begin()
  field.textContent = '打了一半'
  canvas.editor.run(setProp, { ids: ['a'], path: ['text'], value: '别人改的' })
  await until(() => document.querySelector('[data-cv-typing]') === null)
  expect(written()).toBe('别人改的')
})

test('a rich text is typed below its tools, which show how it is, and is stored with classes of the theme', async () => {
  await using canvas = await canvasOf([text('a', '<span class="yz-brand">原文</span>')])
  canvas.block('a').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  const tools = await until(() => document.querySelector('[role=toolbar]') ?? undefined)
  const field = document.querySelector('[role=textbox][data-cv-typing]') as HTMLElement
  const words = field.querySelector('font')?.firstChild as Node
  document.getSelection()?.collapse(words, 1)
  const brand = () => tools.querySelector('[aria-label="颜色：品牌色"]')?.getAttribute('aria-pressed')
  await until(() => brand() === 'true')
  // As the browser's own command leaves it.
  field.innerHTML = '<h2><font face="yz-brand" size="5">新文</font></h2>'
  await press(field, 'Enter', { ctrlKey: true })
  await until(
    () =>
      canvas.editor.tree.index.get('a')?.block.value.html ===
      '<h2><span class="yz-l yz-brand">新文</span></h2>',
  )
})

test('what is too long is cut between characters, never inside one', async () => {
  await using canvas = await canvasOf([button('a', '原文')])
  canvas.block('a').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
  const field = await until(
    () => document.querySelector<HTMLElement>('[role=textbox][data-cv-typing]') ?? undefined,
  )
  field.textContent = '一二三四五😀'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(field.textContent).toBe('一二三四五')
  await press(field, 'Enter')
  await until(() => canvas.editor.tree.index.get('a')?.block.value.text === '一二三四五')
})

test('a block that throws or that nobody knows takes nothing with it, and is gone with its removal', async () => {
  await using canvas = await canvasOf([
    text('a', '一'),
    { name: 'madeUp', id: 'x', value: {} },
    text('b', '二'),
  ])
  expect(document.querySelector('main')?.textContent).toContain('二')
  canvas.editor.run(removeBlocks, { ids: ['a'] })
  expect(canvas.block('a')).toBe(null)
  expect(canvas.block('b')).not.toBe(null)
})

test('how the page is looked at stands in the classes of the root; a drop is marked while it is shown', async () => {
  await using canvas = await canvasOf([text('a', '一')])
  expect(document.title).toBe('训练营')
  canvas.setLook({ stage: 'pc-1200', isLargeText: true, zoom: 0.5 })
  await until(() => document.documentElement.classList.contains('pc-1200'))
  expect(document.documentElement.classList.contains('app')).toBe(false)
  expect(document.documentElement.classList.contains('large-text')).toBe(true)
  expect(document.documentElement.style.getPropertyValue('--cv-px')).toBe('2px')
  canvas.handle.current?.showDrop({ kind: 'line', box: { left: 0, top: 5, right: 100, bottom: 7 } })
  await until(() => document.querySelector('.cv-drop--line') !== null)
  canvas.handle.current?.showDrop(undefined)
  await until(() => document.querySelector('.cv-drop') === null)
})

test('more than a screen of blocks is drawn as they come near, and a selected one wherever it stands', async () => {
  const blocks = Array.from({ length: 40 }, (_, index) => text(`t${index}`, `第${index}`))
  await using canvas = await canvasOf(blocks)
  expect(document.querySelectorAll('.cv-later')).toHaveLength(16)
  canvas.editor.select(['t39'])
  await until(() => document.querySelectorAll('.cv-later').length === 15)
  expect(canvas.block('t39').textContent).toContain('第39')
})

test('the pointer near an edge of a block means the place beside it, and on a text that is typed none', async () => {
  await using canvas = await canvasOf([text('a', '甲'), text('b', '乙')])
  const move = (y: number, more: MouseEventInit = {}) =>
    canvas
      .block('b')
      .dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX: 100, clientY: y, ...more }))
  // All are of the same size: from 20 to 60.
  move(24)
  move(40)
  move(57)
  move(57, { buttons: 1 })
  expect(canvas.gaps.slice(-4)).toEqual(['before b', undefined, 'behind b', undefined])
})

test('a block that has open threads says how many, and leads to them without being selected', async () => {
  const said = new Map([
    ['a', 2],
    ['gone', 1],
  ])
  await using canvas = await canvasOf([text('a', '一'), text('b', '二')], { said })
  const marks = () => [...document.querySelectorAll<HTMLElement>('.cv-said')]
  await until(() => marks().length === 1)
  expect(marks()[0]?.textContent).toBe('2')
  marks()[0]?.click()
  expect(canvas.done).toContain('comments a')
  expect(canvas.editor.selection.ids).toEqual([])
})
