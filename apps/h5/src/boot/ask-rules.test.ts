// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_STORAGE } from '../testing/no-storage'
import { runScript } from '../testing/run-script'

const DAY_MS = 86_400_000
const TOKEN = `h.${btoa('{"sub":"10086"}')}.s`
const root = document.documentElement

/** What the gateway is asked, and how it answers each question when the test lets it. */
let asked: string[][]
let answers: ((reply: object) => void)[]
/** Callbacks of the next frame. */
let frames: (() => void)[]
/** Whether a block that appears pushes the others down. */
let pushes: boolean

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  asked = []
  answers = []
  frames = []
  pushes = true
  setCookie(`token=${TOKEN}`)
  document.body.innerHTML = '<main><p data-block="text" data-id="below"></p></main>'
  root.dataset.if = JSON.stringify([{ login: true }, { rule_id: 'vip' }, { rule_id: 'new' }])
  vi.stubGlobal('yingzao', { rules: {}, mark: vi.fn() })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).rule_ids)
    return new Promise((resolve) => answers.push((reply) => resolve({ json: async () => reply })))
  })
  // Above the block being looked at, there is a block of 100 px for each rule that holds.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const top = pushes ? 100 * Object.keys(window.yingzao.rules).length : 0
    return { top, left: 0, bottom: top + 50, height: 50 } as DOMRect
  })
})
afterEach(() => {
  setCookie('token=; max-age=0')
  delete root.dataset.if
  delete root.dataset.gateway
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = cookie
}

const load = () => runScript(() => import('./ask-rules'))
async function answer(results: Record<string, boolean>, code = 1): Promise<void> {
  answers.shift()?.({ code, response: { results } })
  await vi.advanceTimersByTimeAsync(0)
}
function drawFrame(): void {
  for (const run of frames.splice(0)) run()
}
const held = () => Object.keys(window.yingzao.rules).map(Number)

describe('which rules a visitor fulfils', () => {
  test('is asked for each rule once, with the visitor’s token, at the gateway of the page', async () => {
    root.dataset.if = JSON.stringify([{ rule_id: 'vip' }, { rule_id: 'vip', login: true }, {}])
    root.dataset.gateway = 'https://gw.example.com'
    const send = vi.spyOn(globalThis, 'fetch')
    const { askRules } = await load()
    askRules()
    expect(asked).toEqual([['vip']])
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'https://gw.example.com/n8sf/api/user-portrait/v1/check-user-in-rules',
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      }),
    )
    await answer({ vip: true })
    expect(held()).toEqual([0, 1])
    expect(window.yingzao.mark).toHaveBeenCalled()
  })

  test.each([
    ['who is not logged in', () => setCookie('token=; max-age=0')],
    ['on a page without rules', () => (root.dataset.if = '[{"login":true}]')],
    ['on a page without conditions', () => delete root.dataset.if],
  ])('is not asked of somebody %s', async (_who, make) => {
    make()
    const { askRules } = await load()
    askRules()
    expect(asked).toEqual([])
  })

  test('is asked of twenty rules at a time', async () => {
    const rules = Array.from({ length: 41 }, (_, index) => ({ rule_id: `r${index}` }))
    root.dataset.if = JSON.stringify(rules)
    const { askRules } = await load()
    askRules()
    expect(asked.map(({ length }) => length)).toEqual([20, 20, 1])
    expect(asked.flat()).toEqual(rules.map(({ rule_id }) => rule_id))
    await answer({ r3: true })
    await answer({ r20: true })
    expect(held()).toEqual([3, 20])
  })

  test('shows nothing when it is refused or cannot be asked, and the next view asks again', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    const { askRules } = await load()
    askRules()
    await answer({ vip: true }, 400003)
    expect(held()).toEqual([])
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    askRules()
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toHaveBeenCalledOnce()
    expect(held()).toEqual([])
  })

  test('is nothing to the page that comes before the answer does', async () => {
    const { askRules } = await load()
    askRules()
    root.dataset.if = JSON.stringify([{}, { rule_id: 'other' }])
    askRules()
    await answer({ vip: true })
    expect(held()).toEqual([])
    await answer({ other: true })
    expect(held()).toEqual([1])
  })
})

describe('what was answered', () => {
  async function visit(): Promise<void> {
    const { askRules } = await load()
    window.yingzao.rules = {}
    askRules()
  }

  test('is known at once for a day, beside what is asked anew', async () => {
    await visit()
    await answer({ vip: true, new: false })
    await visit()
    expect(held()).toEqual([1])
    expect(asked).toHaveLength(2)
    vi.setSystemTime(Date.now() + DAY_MS)
    await visit()
    expect(held()).toEqual([])
  })

  test('is added to what other pages have learnt', async () => {
    await visit()
    await answer({ vip: true })
    root.dataset.if = JSON.stringify([{ rule_id: 'other' }])
    await visit()
    await answer({ other: true })
    root.dataset.if = JSON.stringify([{ rule_id: 'vip' }, { rule_id: 'other' }])
    await visit()
    expect(held()).toEqual([0, 1])
  })

  test('says nothing of somebody else who logs in on this phone', async () => {
    await visit()
    await answer({ vip: true })
    setCookie(`token=h.${btoa('{"sub":"10087"}')}.s`)
    await visit()
    expect(held()).toEqual([])
  })

  test.each(['{', '{"uid":"10086"}', 'null'])('is asked again when storage holds %s', async (kept) => {
    localStorage.setItem('yzRules', kept)
    await visit()
    expect(held()).toEqual([])
    await answer({ new: true })
    expect(held()).toEqual([2])
  })

  test('counts for the page where storage is switched off', async () => {
    vi.stubGlobal('localStorage', NO_STORAGE)
    await visit()
    await answer({ vip: true })
    expect(held()).toEqual([1])
  })
})

describe('an answer that comes after the page was painted', () => {
  async function paintAndAsk(): Promise<void> {
    const { askRules } = await load()
    askRules()
    drawFrame()
  }

  test('shows nothing that would move what the visitor is looking at', async () => {
    await paintAndAsk()
    await answer({ vip: true })
    expect(held()).toEqual([])
  })

  test('shows at once what moves nothing', async () => {
    await paintAndAsk()
    pushes = false
    await answer({ vip: true })
    expect(held()).toEqual([1])
  })

  test('is looked at again once the visitor has scrolled and rests', async () => {
    await paintAndAsk()
    await answer({ vip: true })
    pushes = false
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(149)
    expect(held()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(held()).toEqual([1])
  })

  test('is looked at again when the window changes its size', async () => {
    await paintAndAsk()
    await answer({ vip: true })
    pushes = false
    dispatchEvent(new Event('resize'))
    expect(held()).toEqual([1])
  })

  test('comes before the paint on a phone that has drawn nothing of the page yet', async () => {
    const main = document.querySelector('main') as HTMLElement
    main.remove()
    const { askRules } = await load()
    askRules()
    drawFrame()
    document.body.append(main)
    await answer({ vip: true })
    expect(held()).toEqual([1])
    drawFrame()
    askRules({ isPainted: true })
    await answer({ vip: true })
    expect(held()).toEqual([])
  })
})
