// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { onSwipe } from './swipe'

const go = vi.fn()
let root: HTMLElement

beforeEach(() => {
  go.mockReset()
  document.body.innerHTML =
    '<div><p>正文</p><div class="row"><i>横向</i></div><input><dialog open><b>弹窗</b></dialog><div class="yz-tabs"><u>里面</u></div></div>'
  root = document.body.firstElementChild as HTMLElement
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  onSwipe(root, go)
})

interface Swipe {
  on?: string
  from?: [number, number]
  to: [number, number]
  fingers?: number
}

function swipe({ on = 'p', from = [200, 300], to, fingers = 1 }: Swipe): void {
  const target = document.querySelector(on) as Element
  const touch = ([clientX, clientY]: [number, number]) => ({ clientX, clientY })
  const send = (type: string, init: object) =>
    target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), init))
  send('touchstart', { touches: Array(fingers).fill(touch(from)) })
  send('touchend', { changedTouches: [touch(to)] })
}

describe('a swipe', () => {
  test('to the left asks for what comes next, to the right for what came before', () => {
    swipe({ to: [120, 310] })
    swipe({ to: [280, 290] })
    expect(go.mock.calls).toEqual([[1], [-1]])
  })

  test.each([
    ['that is too short', { to: [160, 300] }],
    ['that scrolls the page', { to: [120, 420] }],
    ['of two fingers', { to: [120, 300], fingers: 2 }],
    ['from the left edge, which is the phone’s own', { from: [10, 300], to: [120, 300] }],
    ['from the right edge', { from: [385, 300], to: [200, 300] }],
    ['in a field', { on: 'input', to: [120, 300] }],
    ['in an open dialog', { on: 'b', to: [120, 300] }],
    ['in other tabs inside', { on: 'u', to: [120, 300] }],
  ] satisfies [string, Swipe][])('%s does not count', (_name, gesture) => {
    swipe(gesture)
    expect(go).not.toHaveBeenCalled()
  })

  test('in a row that scrolls by itself belongs to that row', () => {
    const row = document.querySelector('.row') as HTMLElement
    vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900)
    swipe({ on: 'i', to: [120, 300] })
    row.style.overflowX = 'auto'
    swipe({ on: 'i', to: [120, 300] })
    expect(go).toHaveBeenCalledOnce()
  })

  test('in a page that is enlarged moves about in it', () => {
    vi.stubGlobal('visualViewport', { scale: 2 })
    swipe({ to: [120, 300] })
    vi.unstubAllGlobals()
    expect(go).not.toHaveBeenCalled()
    swipe({ to: [120, 300] })
    expect(go).toHaveBeenCalledOnce()
  })

  test('that the phone took over is forgotten', () => {
    const target = document.querySelector('p') as Element
    target.dispatchEvent(
      Object.assign(new Event('touchstart', { bubbles: true }), {
        touches: [{ clientX: 200, clientY: 300 }],
      }),
    )
    target.dispatchEvent(new Event('touchcancel', { bubbles: true }))
    target.dispatchEvent(
      Object.assign(new Event('touchend', { bubbles: true }), {
        changedTouches: [{ clientX: 100, clientY: 300 }],
      }),
    )
    expect(go).not.toHaveBeenCalled()
  })
})
