// @vitest-environment jsdom
import type { Host } from '@yingzao/renderer'
import { createTestPage } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createIslands, type Islands } from './islands'

interface View {
  name: string
  /** Makes a rendered island interactive; the returned function takes it down. */
  wake(island: HTMLElement, host: Host): () => void
}

/** The chunks of this test's blocks, by the name of the block. */
const chunks = vi.hoisted(() => ({}) as Record<string, () => Promise<unknown>>)
const lives = vi.hoisted(() => ({}) as Record<string, () => Promise<unknown>>)
vi.mock('@yingzao/blocks/view', () => ({ islands: chunks, lives }))
// How React wakes an island is the renderer's business; when and for whom is tested here.
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
const { now, container, openPopup, everySecond, loadImage, taps } = createTestPage()
const host = { report, now } as unknown as Host
const page = { now, container, openPopup, everySecond, loadImage, taps }
/** What a block is given. */
const known = expect.objectContaining({ now, report })
let islands: Islands
let bringNear: (element: Element, isIntersecting?: boolean) => void

beforeEach(() => {
  vi.clearAllMocks()
  bringNear = () => undefined
  for (const name of Object.keys(chunks)) delete chunks[name]
  for (const name of Object.keys(lives)) delete lives[name]
  chunks.ask = async () => view
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>()
      constructor(heard: (entries: object[]) => void) {
        const others = bringNear
        bringNear = (target, isIntersecting = true) => {
          if (this.watched.has(target)) heard([{ target, isIntersecting }])
          others(target, isIntersecting)
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
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** Renders islands with these ids as the server does; one named `near` gets that mode. */
function draw(...ids: string[]): void {
  document.body.innerHTML = ids
    .map((id) => {
      const data = JSON.stringify({ id, props: { text: '咨询' }, common: {}, images: {} })
      return `<div data-island="${id === 'near' ? 'near' : 'wanted'}" data-asleep="" data-block="ask" data-id="${id}" data-props='${data}'><div><button type="button">咨询</button><label><input type="checkbox">同意</label></div></div>`
    })
    .join('')
}
const island = (id: string) => document.querySelector(`[data-id=${id}]`) as HTMLElement
const button = (id: string) => island(id).querySelector('button') as HTMLButtonElement
const isAwake = (id: string) => !('asleep' in island(id).dataset)
const touch = (id: string) => button(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))
const wakes = (id: string) => vi.waitFor(() => expect(isAwake(id)).toBe(true))

describe('an island wakes', () => {
  test('once somebody turns to it, and not before', async () => {
    draw('touched', 'other')
    islands.start(document)
    touch('touched')
    await wakes('touched')
    expect(isAwake('other')).toBe(false)
  })

  test('when it comes near, where it has nothing to show before', async () => {
    draw('near', 'other')
    islands.start(document)
    bringNear(island('near'))
    bringNear(island('other'))
    await wakes('near')
    expect(isAwake('other')).toBe(false)
  })

  test('when it comes near, for somebody who has been on the page before', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    document.documentElement.dataset.code = 'spring'
    sessionStorage.setItem('yz:spring:lead-draft:form', '{}')
    draw('form')
    islands.start(document)
    bringNear(island('form'))
    await wakes('form')
  })

  test('once, and then answers by itself', async () => {
    const load = vi.fn(async () => view)
    chunks.ask = load
    draw('form')
    islands.start(document)
    touch('form')
    touch('form')
    await wakes('form')
    button('form').click()
    expect(answered).toHaveBeenCalledExactlyOnceWith('form')
    expect(load).toHaveBeenCalledOnce()
  })

  test('from what its data says then, which nothing that lives in it may change any more', async () => {
    const told: unknown[] = []
    chunks.ask = async (): Promise<View> => ({
      name: 'ask',
      wake({ dataset }) {
        told.push(dataset.asleep)
        return () => undefined
      },
    })
    draw('form')
    islands.start(document)
    touch('form')
    await wakes('form')
    expect(told).toEqual(['waking'])
  })

  test('not at all when its page has gone before its chunk came', async () => {
    let arrive = (_view: View) => {}
    const load = vi.fn(() => new Promise((resolve) => (arrive = resolve)))
    chunks.ask = load
    draw('form')
    const left = island('form')
    islands.start(document)
    touch('form')
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    left.remove()
    arrive(view)
    await vi.dynamicImportSettled()
    expect(left.dataset).toHaveProperty('asleep')
    expect(onFail).not.toHaveBeenCalled()
  })

  test('at the next touch when its chunk did not come with the first', async () => {
    chunks.ask = () => Promise.reject(new Error('no chunk'))
    draw('form')
    islands.start(document)
    touch('form')
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce())
    chunks.ask = async () => view
    touch('form')
    await wakes('form')
  })
})

describe('a block that needs no React', () => {
  const stop = vi.fn()
  const live = vi.fn(() => stop)
  beforeEach(() => {
    lives.marquee = async () => ({ live })
    document.body.innerHTML =
      '<main><p data-block="marquee" data-id="near" data-live="near" data-asleep=""><button>停</button></p><p data-block="marquee" data-live="start"></p></main>'
  })
  const near = () => document.querySelector('[data-live=near]') as HTMLElement

  test('begins when it comes near, once, and ends with its page', async () => {
    islands.start(document)
    await vi.dynamicImportSettled()
    expect(live).not.toHaveBeenCalled()
    bringNear(near())
    await vi.waitFor(() => expect(live).toHaveBeenCalledExactlyOnceWith(near(), known))
    islands.start(document)
    bringNear(near())
    islands.stop()
    await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledOnce()
  })

  test('begins by a tap that comes before it is near, and then gets the tap', async () => {
    islands.start(document)
    const stop = near().querySelector('button') as HTMLElement
    const pressed = vi.spyOn(stop, 'click')
    islands.tap(stop)
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledOnce()
    expect(near().dataset).not.toHaveProperty('asleep')
  })

  test('begins at once where it is to be there soon, wherever it stands, and a tap waits for it', async () => {
    document.body.innerHTML =
      '<main><div data-block="marquee" data-live="soon" data-asleep=""><button>一</button></div></main>'
    let arrive = (_live: object) => {}
    lives.marquee = () => new Promise((resolve) => (arrive = resolve))
    const button = document.querySelector('button') as HTMLElement
    const pressed = vi.spyOn(button, 'click')
    islands.start(document)
    islands.tap(button)
    arrive({ live })
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledOnce()
    expect(document.querySelector('[data-asleep]')).toBeNull()
  })

  test('leaves a tap to a block in it that is awake: it has had it', async () => {
    document.body.innerHTML =
      '<main><div data-block="marquee" data-live="soon" data-asleep=""><p data-block="list"><button>一</button></p></div></main>'
    const button = document.querySelector('button') as HTMLElement
    const pressed = vi.spyOn(button, 'click')
    islands.start(document)
    islands.tap(button)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
    await vi.dynamicImportSettled()
    expect(pressed).not.toHaveBeenCalled()
  })

  test('far down waits for the file that brings it, and begins without that file when it does not come', async () => {
    document.body.dataset.more = '/later.js'
    onTestFinished(() => void delete document.body.dataset.more)
    const block = near()
    block.dataset.live = 'far'
    const load = vi.fn(async () => ({ live }))
    lives.marquee = load
    islands.start(document)
    bringNear(block)
    const script = await vi.waitFor(() => {
      const found = document.querySelector('script[src="/later.js"]')
      expect(found).not.toBeNull()
      return found as HTMLScriptElement
    })
    await vi.dynamicImportSettled()
    expect(load).not.toHaveBeenCalled()
    script.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(live).toHaveBeenCalledExactlyOnceWith(block, known))
    script.remove()
  })

  test.each([
    ['comes with the first scroll', {}, 1],
    ['waits until it is near where data is saved', { connection: { saveData: true } }, 0],
  ])('far down %s', (_how, phone, count) => {
    document.body.dataset.more = '/scrolled.js'
    onTestFinished(() => void delete document.body.dataset.more)
    vi.stubGlobal('navigator', phone)
    const asked = () => document.querySelectorAll('script[src="/scrolled.js"]')
    islands.start(document)
    expect(asked()).toHaveLength(0)
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('scroll'))
    expect(asked()).toHaveLength(count)
    for (const script of asked()) script.remove()
  })

  test('begins with a page that came without a load, where inline scripts do not run', async () => {
    islands.start(document.querySelector('main') as HTMLElement)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
    expect(live).toHaveBeenCalledWith(document.querySelector('[data-live=start]'), known)
  })

  test('of a page that is about to come is fetched where it begins with the page, and does not begin', async () => {
    const fetched = vi.fn(async () => ({ live }))
    lives.marquee = fetched
    expect(await islands.prepare(document)).toEqual([{ live }])
    expect(fetched).toHaveBeenCalledOnce()
    expect(live).not.toHaveBeenCalled()
  })

  test('sleeps on where it is an island too: React is still to come', async () => {
    document.body.innerHTML =
      '<main><div data-block="marquee" data-island="wanted" data-live="start" data-asleep=""></div></main>'
    islands.start(document.querySelector('main') as HTMLElement)
    await vi.waitFor(() => expect(live).toHaveBeenCalledOnce())
    expect(document.querySelector<HTMLElement>('[data-island]')?.dataset.asleep).toBe('')
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
    draw('form')
    islands.start(document)
    islands.tap(button('form'))
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith('form'))
  })

  test('is not played on a box that was ticked by it', async () => {
    draw('form')
    const box = island('form').querySelector('input') as HTMLInputElement
    box.click()
    islands.tap(box)
    await wakes('form')
    expect(box.checked).toBe(true)
  })

  test('is not played on a button that has sent its form: it would be handed in twice', async () => {
    draw('form')
    button('form').type = 'submit'
    islands.tap(button('form'))
    await wakes('form')
    expect(answered).not.toHaveBeenCalled()
  })

  test('is nothing where no island is', () => {
    document.body.innerHTML = '<button>普通</button>'
    islands.tap(document.querySelector('button') as HTMLElement)
    expect(onFail).not.toHaveBeenCalled()
  })
})

describe('a form that is sent while it sleeps', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue()
  /** The form of an island, whose one field holds a phone number. */
  function drawForm(): HTMLFormElement {
    draw('form')
    const box = island('form').firstElementChild as HTMLElement
    box.innerHTML = '<form method="post"><input type="tel" value="13800000001"><button>领取</button></form>'
    button('form').type = 'submit'
    islands.start(document)
    const form = box.firstElementChild as HTMLFormElement
    // An awake block sends it by a call.
    form.addEventListener('submit', (event) => isAwake('form') && event.preventDefault())
    return form
  }
  const send = (form: HTMLFormElement) =>
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))

  test('is held until it is awake, and then sends by itself', async () => {
    const form = drawForm()
    // The browser would itself say what is missing, and not submit the form.
    expect(form.noValidate).toBe(true)
    expect(send(form)).toBe(false)
    expect(button('form').getAttribute('aria-busy')).toBe('true')
    await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith('form'))
    expect(button('form').hasAttribute('aria-busy')).toBe(false)
    expect(sent).not.toHaveBeenCalled()
  })

  test('is sent as it is drawn when its chunk does not come, and no reload loses the number in it', async () => {
    chunks.ask = () => Promise.reject(new Error('no chunk'))
    send(drawForm())
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(onFail).not.toHaveBeenCalled()
    expect(answered).not.toHaveBeenCalled()
  })
})

describe('a block that fails', () => {
  test('stays as the server drew it when its chunk does not come, and is told of', async () => {
    const lost = new Error('Loading chunk 7 failed.')
    chunks.ask = () => Promise.reject(lost)
    draw('form')
    islands.start(document)
    islands.tap(button('form'))
    await vi.waitFor(() => expect(onFail).toHaveBeenCalledExactlyOnceWith(lost))
    expect(report).toHaveBeenCalledExactlyOnceWith({ blockId: 'form', name: 'ask', error: lost })
    expect(button('form').textContent).toBe('咨询')
    expect(isAwake('form')).toBe(false)
    // Nothing would receive it.
    expect(answered).not.toHaveBeenCalled()
  })

  test('takes no other with it', async () => {
    draw('form', 'other')
    island('form').dataset.block = 'nobody'
    islands.start(document)
    touch('form')
    touch('other')
    await wakes('other')
    expect(report).toHaveBeenCalledExactlyOnceWith({
      blockId: 'form',
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
        report({ blockId: 'form', name: 'ask', error: new Error('没有数据') })
        return () => undefined
      },
    })
    draw('form')
    islands.start(document)
    touch('form')
    await vi.waitFor(() => expect(report).toHaveBeenCalled())
    await vi.waitFor(() => expect(island('form').textContent).toBe(text))
    expect(island('form').classList.contains('yz-failed')).toBe(className !== '')
  })
})

test('all are taken down before their page goes, and those that slept stay asleep', async () => {
  draw('awake', 'asleep')
  islands.start(document)
  touch('awake')
  await wakes('awake')
  islands.stop()
  await vi.waitFor(() => expect(gone).toHaveBeenCalledExactlyOnceWith('awake'))
  expect(isAwake('asleep')).toBe(false)
})
