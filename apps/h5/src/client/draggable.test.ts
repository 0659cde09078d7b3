// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeDraggable } from './draggable'

let element: HTMLElement
const tapped = vi.fn()

beforeEach(() => {
  document.body.innerHTML = '<button style="left: 300px; top: 600px">测试</button>'
  element = document.body.firstElementChild as HTMLElement
  element.setPointerCapture = () => undefined
  // As a browser lays out a fixed element: 48 px wide, where its style says.
  const left = () => Number.parseFloat(element.style.left)
  const top = () => Number.parseFloat(element.style.top)
  Object.defineProperties(element, {
    offsetWidth: { value: 48 },
    offsetHeight: { value: 48 },
    offsetLeft: { get: left },
    offsetTop: { get: top },
  })
  element.getBoundingClientRect = () => ({ left: left(), top: top() }) as DOMRect
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  document.addEventListener('click', tapped, true)
  makeDraggable(element, 'at')
})
afterEach(() => {
  document.removeEventListener('click', tapped, true)
  tapped.mockClear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const at = () => [element.style.left, element.style.top]

/** Presses in the middle, moves and lets go, which a browser takes for a click at the end. */
function drag(right: number, down: number): void {
  const point = (type: string, clientX: number, clientY: number) =>
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }))
  point('pointerdown', 324, 624)
  point('pointermove', 324 + right, 624 + down)
  point('pointerup', 324 + right, 624 + down)
  point('click', 324 + right, 624 + down)
}

test('it goes where it is dragged, and that is no tap', () => {
  drag(-200, -100)
  expect(at()).toEqual(['100px', '500px'])
  expect(tapped).not.toHaveBeenCalled()
})

test('a tap with an unsteady finger is a tap', () => {
  drag(3, 3)
  expect(at()).toEqual(['300px', '600px'])
  expect(tapped).toHaveBeenCalledOnce()
})

test('the tap after a movement counts again', () => {
  drag(-200, -100)
  drag(0, 0)
  expect(tapped).toHaveBeenCalledOnce()
})

test('a mouse that only passes over moves nothing', () => {
  element.dispatchEvent(new MouseEvent('pointermove', { clientX: 10, clientY: 10 }))
  expect(at()).toEqual(['300px', '600px'])
})

test('it cannot leave the screen', () => {
  drag(-1000, -1000)
  expect(at()).toEqual(['0px', '0px'])
  drag(1000, 1000)
  expect(at()).toEqual(['342px', '796px'])
})

test('it stays where it was put for the tab, also when the screen becomes smaller', () => {
  drag(0, 150)
  element.style.top = ''
  makeDraggable(element, 'at')
  expect(at()).toEqual(['300px', '750px'])
  vi.stubGlobal('innerHeight', 400)
  dispatchEvent(new Event('resize'))
  expect(at()).toEqual(['300px', '352px'])
})
