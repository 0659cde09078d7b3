// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWanted, type Wanted } from './when-wanted'

const wake = vi.fn()
let wanted: Wanted
let watched: Set<Element>
let idle: (() => void)[]
let scrollTo: (element: Element, isIntersecting?: boolean) => void

beforeEach(() => {
  vi.clearAllMocks()
  watched = new Set()
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void) {
        scrollTo = (target, isIntersecting = true) => {
          if (watched.has(target)) heard([{ target, isIntersecting }])
        }
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
      disconnect = () => watched.clear()
    },
  )
  document.body.innerHTML =
    '<div data-island id="form"><input></div><div data-island id="other"></div><p id="text">规则</p>'
  wanted = createWanted(wake)
  wanted.watch([])
})
afterEach(() => {
  wanted.stop()
  vi.unstubAllGlobals()
})

const element = (id: string) => document.getElementById(id) as HTMLElement
const input = () => document.querySelector('input') as HTMLInputElement
const passIdle = () => {
  for (const run of idle.splice(0)) run()
}
function onLine(line: object | undefined): void {
  vi.stubGlobal('navigator', { connection: line })
}

describe('an island is wanted', () => {
  test.each([
    ['a finger', () => input().dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['the focus', () => input().focus()],
  ])('once %s comes to it', (_what, come) => {
    come()
    expect(wake).toHaveBeenCalledExactlyOnceWith(element('form'))
  })

  test('not by a finger that comes to something else', () => {
    element('text').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(wake).not.toHaveBeenCalled()
  })

  test('once it stands in the middle of the screen and the phone has nothing else to do', () => {
    wanted.watch([element('form'), element('other')])
    scrollTo(element('form'), false)
    scrollTo(element('form'))
    expect(wake).not.toHaveBeenCalled()
    passIdle()
    expect(wake).toHaveBeenCalledExactlyOnceWith(element('form'))
  })

  test('not when its page has gone until then', () => {
    wanted.watch([element('form')])
    scrollTo(element('form'))
    element('form').remove()
    passIdle()
    expect(wake).not.toHaveBeenCalled()
  })

  test.each([
    ['of a phone that says nothing of it', undefined, true],
    ['that is quick', { effectiveType: '4g', saveData: false }, true],
    ['that is slow', { effectiveType: '3g' }, false],
    ['of somebody who saves data', { effectiveType: '4g', saveData: true }, false],
  ])('in the middle of the screen on a line %s: %j is %j', (_whose, line, isWanted) => {
    onLine(line)
    wanted.watch([element('form')])
    expect(watched.size > 0).toBe(isWanted)
  })
})
