// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DropMark } from '../../../../canvas/canvas-api'
import type { EditorSession } from '../../session/editor-session'
import { editorUiOf } from '../../session/editor-ui'
import { fillGaps } from '../../testing/mount'
import { testSession } from '../../testing/test-session'
import { wording } from '../wording'
import { openDragPort, startBlockDrag, startFetchedDrag, startPaletteDrag } from './start-drag'

let session: EditorSession
let frame: HTMLIFrameElement
let close: () => void
let mark: DropMark | undefined

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect

/** The editor with a frame of 400 by 800 at 100, 0, with three buttons in it, one below the other, each 100 high. */
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  })
  fillGaps()
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture ??= () => undefined
  document.hasFocus = () => true
  session = testSession(['a', 'b', 'c'].map((id) => ({ name: 'button', id, value: { text: id } })))
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.getBoundingClientRect = () => box(100, 0, 400, 800)
  const inside = frame.contentWindow as Window
  inside.document.body.innerHTML = `<main data-cv-slot='["children"]'>${['a', 'b', 'c'].map((id) => `<div data-id="${id}"></div>`).join('')}</main>`
  const main = inside.document.querySelector('main') as HTMLElement
  main.getBoundingClientRect = () => box(0, 0, 400, 800)
  for (const [at, element] of [...main.children].entries())
    element.getBoundingClientRect = () => box(0, at * 100, 400, 100)
  mark = undefined
  session.canvas.set({
    zoom: 1,
    open: { window: inside, handle: { showDrop: (shown: DropMark | undefined) => (mark = shown) } } as never,
  })
  close = openDragPort({ session, frame, run: (command, input) => session.editor.run(command, input) })
})

afterEach(() => {
  close()
  frame.remove()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const order = () => session.editor.page.page_schema.map(({ name, id }) => (name === 'button' ? id : name))
const hint = () => document.querySelector('.ed-ghost small')?.textContent

function pointer(type: string, x: number, y: number): PointerEvent {
  const event = new MouseEvent(type, {
    clientX: x,
    clientY: y,
    bubbles: true,
    cancelable: true,
  })
  return Object.assign(event, { pointerId: 1, pointerType: 'mouse' }) as unknown as PointerEvent
}

/** Presses a button of the editor and starts to drag it. */
function begin(start: (event: PointerEvent) => void): void {
  const pressed = pointer('pointerdown', 10, 10)
  document.body.dispatchEvent(pressed)
  start(pressed)
}

function moveTo(x: number, y: number): void {
  window.dispatchEvent(pointer('pointermove', x, y))
  window.dispatchEvent(pointer('pointermove', x, y))
  vi.advanceTimersByTime(20)
}

const drop = () => {
  window.dispatchEvent(pointer('pointerup', 0, 0))
  vi.runAllTimers()
}
const dragNew = (name: string) => begin((event) => startPaletteDrag(name, { nativeEvent: event } as never))

describe('a new block', () => {
  test('goes where it is let go, is selected there and said', () => {
    dragNew('text')
    moveTo(300, 130)
    expect([hint(), mark?.kind]).toEqual([wording.drop.page, 'line'])
    drop()
    expect(order()).toEqual(['a', 'text', 'b', 'c'])
    expect(editorUiOf(session).get().notice?.text).toBe('已插入“文字”')
    expect(document.querySelector('.ed-ghost')).toBeNull()
  })

  test('goes nowhere beside the page', () => {
    dragNew('text')
    moveTo(300, 130)
    moveTo(20, 130)
    expect([hint(), mark]).toEqual([wording.drop.outside, undefined])
    drop()
    expect(order()).toEqual(['a', 'b', 'c'])
  })

  test('is given up by Escape', () => {
    dragNew('text')
    moveTo(300, 130)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    drop()
    expect([order(), document.querySelector('.ed-ghost'), mark]).toEqual([['a', 'b', 'c'], null, undefined])
  })
})

test('what has to be fetched goes beside a block that holds others, and never into it', () => {
  const holder = frame.contentDocument?.querySelector('[data-id="b"]') as HTMLElement
  holder.innerHTML = `<div data-cv-slot='["children"]' data-cv-owner="b"></div>`
  const list = holder.firstElementChild as HTMLElement
  list.getBoundingClientRect = () => box(0, 105, 400, 90)
  const dropped: unknown[] = []
  const item = { title: '左图右文', name: 'section', drop: (at: unknown) => dropped.push(at) }
  begin((event) => startFetchedDrag(item, { nativeEvent: event } as never))
  moveTo(300, 170)
  expect(hint()).toBe(wording.drop.page)
  drop()
  expect(dropped).toEqual([{ parentId: null, slot: ['children'], index: 2 }])
})

describe('blocks of the page', () => {
  test('move to where they are let go', () => {
    begin((event) => startBlockDrag(['a'], event))
    moveTo(300, 290)
    drop()
    expect(order()).toEqual(['b', 'c', 'a'])
  })

  test('are shown no place where they stand already, and stay there', () => {
    begin((event) => startBlockDrag(['b'], event))
    moveTo(300, 120)
    expect(mark).toBeUndefined()
    drop()
    expect([order(), session.editor.history.steps]).toEqual([['a', 'b', 'c'], []])
  })
})

test('a press that hardly moves is a click', () => {
  begin((event) => startBlockDrag(['a'], event))
  window.dispatchEvent(pointer('pointermove', 12, 12))
  window.dispatchEvent(pointer('pointerup', 12, 12))
  moveTo(300, 290)
  drop()
  expect([order(), document.querySelector('.ed-ghost')]).toEqual([['a', 'b', 'c'], null])
})

test('who may only read drags nothing', () => {
  session.isReadOnly = true
  begin((event) => startBlockDrag(['a'], event))
  moveTo(300, 290)
  drop()
  expect(order()).toEqual(['a', 'b', 'c'])
})

test('the click that follows a drop is none', () => {
  let clicks = 0
  document.body.addEventListener('click', () => {
    clicks += 1
  })
  begin((event) => startBlockDrag(['a'], event))
  moveTo(300, 290)
  window.dispatchEvent(pointer('pointerup', 300, 290))
  document.body.click()
  vi.runAllTimers()
  document.body.click()
  expect(clicks).toBe(1)
})
