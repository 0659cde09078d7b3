// @vitest-environment jsdom
import type { Host } from '@yingzao/renderer'
import { createTestPage } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIslands, type Islands } from './islands'

interface View {
  name: string
  /** Makes a drawn island answer; what it gives back takes it down. */
  wake(island: HTMLElement, host: Host): () => void
}

/** The chunks of this test's blocks, by the name of the block. */
const chunks = vi.hoisted(() => ({}) as Record<string, () => Promise<unknown>>)
const lives = vi.hoisted(() => ({}) as Record<string, () => Promise<unknown>>)
vi.mock('@yingzao/blocks/view', () => ({ islands: chunks, lives }))
// How React wakes an island is the renderer's; when and for whom is told here.
vi.mock('@yingzao/renderer/client', () => ({
  wakeIsland: async (island: HTMLElement, view: View, _data: object, host: Host) => view.wake(island, host),
}))

const answered = vi.fn()
const gone = vi.fn()
const view: View = {
  name: 'ask',
  wake(island) {
    const { id } = island.dataset
    island.querySelector('button')?.addEventListener('click', () => answered(id))
    return () => gone(id)
  },
}

const report = vi.fn()
const onFail = vi.fn()
const host = { report } as unknown as Host
const page = createTestPage()
let islands: Islands
let idle: (() => void)[]
let bringNear: (element: Element, isIntersecting?: boolean) => void

beforeEach(() => {
  vi.clearAllMocks()
  idle = []
  for (const name of Object.keys(chunks)) delete chunks[name]
  for (const name of Object.keys(lives)) delete lives[name]
  chunks.ask = async () => view
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>()
      constructor(heard: (entries: object[]) => void) {
        bringNear = (target, isIntersecting = true) => {
          if (this.watched.has(target)) heard([{ target, isIntersecting }])
        }
      }
      observe = (element: Element) => this.watched.add(element)
      unobserve = (element: Element) => this.watched.delete(element)
      disconnect = () => this.watched.clear()
    },
  )
  islands = createIslands(host, page, onFail)
})
afterEach(() => {
  islands.stop()
  document.documentElement.className = ''
  vi.unstubAllGlobals()
})

/** Draws islands as the server does, one for each mode, with the mode as its id. */
function draw(...modes: string[]): void {
  document.body.innerHTML = modes
    .map((mode) => {
      const data = JSON.stringify({ id: mode, props: { text: '咨询' }, common: {}, images: {} })
      return `<div data-island="${mode}" data-block="ask" data-id="${mode}" data-props='${data}'><div><button type="button">咨询</button><label><input type="checkbox">同意</label></div></div>`
    })
    .join('')
}
const island = (id: string) => document.querySelector(`[data-id=${id}]`) as HTMLElement
const button = (id: string) => island(id).querySelector('button') as HTMLButtonElement
const isAwake = (id: string) => 'awake' in island(id).dataset
const wakes = (id: string) => vi.waitFor(() => expect(isAwake(id)).toBe(true))

describe('an island wakes', () => {
  test('at once, when the phone is idle, when it comes near, or by a tap, as its block says', async () => {
    draw('load', 'idle', 'visible', 'tap')
    islands.start(document)
    await wakes('load')
    expect(['idle', 'visible', 'tap'].some(isAwake)).toBe(false)
    for (const run of idle) run()
    await wakes('idle')
    bringNear(island('visible'), false)
    bringNear(island('visible'))
    await wakes('visible')
    expect(isAwake('tap')).toBe(false)
    islands.tap(button('tap'))
    await wakes('tap')
  })

  test('once, and then answers by itself', async () => {
    const load = vi.fn(async () => view)
    chunks.ask = load
    draw('load')
    islands.start(document)
    islands.start(document)
    await wakes('load')
    button('load').click()
    expect(answered).toHaveBeenCalledExactlyOnceWith('load')
    expect(load).toHaveBeenCalledOnce()
  })

  test('not at all when its page has gone before its chunk came', async () => {
    let arrive = (_view: View) => {}
    chunks.ask = () => new Promise((resolve) => (arrive = resolve))
    draw('load')
    const left = island('load')
    islands.start(document)
    left.remove()
    arrive(view)
    await vi.dynamicImportSettled()
    expect(left.dataset).not.toHaveProperty('awake')
    expect(onFail).not.toHaveBeenCalled()
  })
})

describe('a block that needs no React', () => {
  const stop = vi.fn()
  const live = vi.fn(() => stop)
  beforeEach(() => {
    lives.marquee = async () => ({ live })
    document.body.innerHTML =
      '<main><p data-block="marquee" data-id="near" data-live="near"></p><p data-block="marquee" data-live="start"></p></main>'
  })
  const near = () => document.querySelector('[data-live=near]') as HTMLElement

  test('begins when it comes near, once, and ends with its page', async () => {
    islands.start(document)
    await vi.dynamicImportSettled()
    expect(live).not.toHaveBeenCalled()
    bringNear(near())
    await vi.waitFor(() => expect(live).toHaveBeenCalledExactlyOnceWith(near(), page))
    islands.start(document)
    bringNear(near())
    islands.stop()
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledOnce()
  })

  test('begins with a page that came without a load, where inline scripts do not run', async () => {
    islands.start(document.querySelector('main') as HTMLElement)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledWith(document.querySelector('[data-live=start]'), page)
  })

  test('stands as it was drawn when its chunk does not come, and the page is told', async () => {
    const error = new Error('no chunk')
    lives.marquee = () => Promise.reject(error)
    islands.start(document)
    bringNear(near())
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledExactlyOnceWith(error))
    expect(report).toHaveBeenCalledExactlyOnceWith({ blockId: 'near', name: 'marquee', error })
  })

  test('does not begin when its page has gone before its chunk came', async () => {
    let arrive = (_live: object) => {}
    lives.marquee = () => new Promise((resolve) => (arrive = resolve))
    islands.start(document)
    bringNear(near())
    near().remove()
    arrive({ live })
    await vi.dynamicImportSettled()
    expect(live).not.toHaveBeenCalled()
  })
})

describe('the tap that wakes it', () => {
  test('is played again once it can be answered', async () => {
    draw('visible')
    islands.start(document)
    islands.tap(button('visible'))
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith('visible'))
  })

  test('is not played on a box that was ticked by it', async () => {
    draw('visible')
    const box = island('visible').querySelector('input') as HTMLInputElement
    box.click()
    islands.tap(box)
    await wakes('visible')
    expect(box.checked).toBe(true)
  })

  test('is not played on a button that has sent its form: it would be handed in twice', async () => {
    draw('visible')
    button('visible').type = 'submit'
    islands.tap(button('visible'))
    await wakes('visible')
    expect(answered).not.toHaveBeenCalled()
  })

  test('is nothing where no island is', () => {
    document.body.innerHTML = '<button>普通</button>'
    islands.tap(document.querySelector('button') as HTMLElement)
    expect(onFail).not.toHaveBeenCalled()
  })
})

describe('a block that fails', () => {
  test('stays as the server drew it when its chunk does not come, and is told of', async () => {
    const lost = new Error('Loading chunk 7 failed.')
    chunks.ask = () => Promise.reject(lost)
    draw('load')
    islands.start(document)
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledExactlyOnceWith(lost))
    expect(report).toHaveBeenCalledExactlyOnceWith({ blockId: 'load', name: 'ask', error: lost })
    expect(button('load').textContent).toBe('咨询')
    expect(isAwake('load')).toBe(false)
  })

  test('takes no other with it', async () => {
    draw('load', 'idle')
    island('load').dataset.block = 'nobody'
    islands.start(document)
    for (const run of idle) run()
    await wakes('idle')
    expect(report).toHaveBeenCalledExactlyOnceWith({
      blockId: 'load',
      name: 'nobody',
      error: new Error('No chunk is registered for "nobody".'),
    })
  })

  test.each([
    ['in a preview says which it was and why', 'yz-preview', 'ask：Error: 没有数据'],
    ['is gone from the page of a visitor', '', ''],
  ])('while it wakes %s', async (_what, className, text) => {
    document.documentElement.className = className
    chunks.ask = async (): Promise<View> => ({
      name: 'ask',
      wake(island, { report }) {
        island.replaceChildren()
        report({ blockId: 'load', name: 'ask', error: new Error('没有数据') })
        return () => undefined
      },
    })
    draw('load')
    islands.start(document)
    await vi.waitFor(() => expect(report).toHaveBeenCalled())
    await vi.waitFor(() => expect(island('load').textContent).toBe(text))
    expect(island('load').classList.contains('yz-failed')).toBe(className !== '')
  })
})

test('all are taken down before their page goes, and those that slept stay asleep', async () => {
  draw('load', 'visible')
  islands.start(document)
  await wakes('load')
  islands.stop()
  await vi.waitFor(() => expect(gone).toHaveBeenCalledExactlyOnceWith('load'))
  bringNear(island('visible'))
  await vi.dynamicImportSettled()
  expect(isAwake('visible')).toBe(false)
})
