// @vitest-environment jsdom
import { errors, operationRoutes } from '@yingzao/contract/client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeLocation } from '../../testing/fake-location'
import { NO_STORAGE } from '../../testing/no-storage'
import { endListeningWithTest, runScript } from '../../testing/run-script'
import { openDrawer } from './drawer'
import { holdNavigation } from './hold-navigation'
import { createJournal, type Entry } from './journal'
import { pretendCalls } from './pretend-calls'
import { pretendPlace } from './pretend-place'
import { keepSimulation, readSimulation, type Simulation } from './simulation'
import { watchTaps } from './watch-taps'

const SIMULATION: Simulation = { place: 'app', version: '6.50.0', isLoggedIn: false, manner: 'accepts' }
const root = document.documentElement

beforeEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  history.replaceState(null, '', '/h5-page/h5/spring')
  root.className = ''
  document.body.replaceChildren()
})
afterEach(() => {
  for (const name of ['userAgent', 'sendBeacon']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'cookie')
  for (const name of ['webkit', '__wxjs_environment', 'WeixinJSBridge', '_hmt', 'navigation'])
    Reflect.deleteProperty(window, name)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function listed(): { journal: ReturnType<typeof createJournal>; entries: Entry[] } {
  const journal = createJournal()
  const entries: Entry[] = []
  journal.subscribe((entry) => entries.push(entry))
  return { journal, entries }
}

test('who comes late to a journal hears of everything, and of what is no text as JSON', () => {
  const journal = createJournal()
  journal.note('消息', '发给 App', { url: 'a' })
  const heard = vi.fn()
  journal.subscribe(heard)
  journal.note('跳转', '返回上一页')
  expect(heard.mock.calls.flat()).toEqual([
    { kind: '消息', title: '发给 App', detail: '{"url":"a"}' },
    { kind: '跳转', title: '返回上一页', detail: '' },
  ])
})

describe('what is simulated', () => {
  test('is what was chosen in this tab', () => {
    expect(readSimulation()).toBeUndefined()
    expect(keepSimulation(SIMULATION)).toBe(true)
    expect(readSimulation()).toEqual(SIMULATION)
    keepSimulation(undefined)
    expect(readSimulation()).toBeUndefined()
  })

  test.each<[string, Simulation | undefined]>([
    ['?place=wx', { place: 'wx', version: '', isLoggedIn: false, manner: 'accepts' }],
    [
      '?place=app&version=6.1.0&login=1&replies=lost',
      { place: 'app', version: '6.1.0', isLoggedIn: true, manner: 'lost' },
    ],
    ['?place=mp&login=0&replies=maybe', { place: 'mp', version: '', isLoggedIn: false, manner: 'accepts' }],
    ['?place=moon', undefined],
    ['?place=', undefined],
  ])('by the address %s is %o, whatever the tab has chosen', (query, simulation) => {
    keepSimulation({ ...SIMULATION, place: 'pc' })
    history.replaceState(null, '', `/dev/blocks/button/1/page${query}`)
    expect(readSimulation()).toEqual(simulation)
  })

  test.each(['{', '{"place":7}', '[]'])('is nothing when the tab holds %s', (kept) => {
    sessionStorage.setItem('yz:simulation', kept)
    expect(readSimulation()).toBeUndefined()
  })

  test('fills in what an older choice does not say', () => {
    sessionStorage.setItem(
      'yz:simulation',
      '{"place":"wx","version":5,"isLoggedIn":"yes","manner":"refuses"}',
    )
    expect(readSimulation()).toEqual({ place: 'wx', version: '', isLoggedIn: false, manner: 'refuses' })
  })

  test('cannot be chosen where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', NO_STORAGE)
    expect(keepSimulation(SIMULATION)).toBe(false)
    expect(readSimulation()).toBeUndefined()
  })
})

describe('a page that believes', () => {
  const pretend = (simulation: Partial<Simulation>) => {
    const { journal, entries } = listed()
    pretendPlace({ ...SIMULATION, ...simulation }, journal)
    return entries
  }
  const outside = window as unknown as {
    webkit: { messageHandlers: Record<string, { postMessage(message: object): void }> }
    __wxjs_environment?: string
    WeixinJSBridge: { invoke(name: string, call: object, answer?: (reply: object) => void): void }
  }

  test('to be in the app finds the app’s name and version, and its messages go nowhere but the list', () => {
    const entries = pretend({ place: 'app' })
    expect(navigator.userAgent).toMatch(/ n8Web\/6\.50\.0$/)
    const { n8 } = outside.webkit.messageHandlers
    n8?.postMessage({ type: 7, data: { url: 'https://a.example.com' } })
    n8?.postMessage({ type: 999, data: {} })
    expect(entries).toEqual([
      { kind: '消息', title: '发给 App：打开网页（7）', detail: '{"url":"https://a.example.com"}' },
      { kind: '消息', title: '发给 App：未知（999）', detail: '{}' },
    ])
  })

  test('to be in a mini program is told that its steps were taken', () => {
    const entries = pretend({ place: 'mp' })
    expect(outside.__wxjs_environment).toBe('miniprogram')
    const answer = vi.fn()
    outside.WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'navigateTo', arg: { url: '/p' } }, answer)
    outside.WeixinJSBridge.invoke('invokeMiniProgramAPI', { name: 'navigateBack' })
    expect(answer).toHaveBeenCalledExactlyOnceWith({
      errMsg: 'invokeMiniProgramAPI:ok',
      err_msg: 'invokeMiniProgramAPI:ok',
    })
    expect(entries.map(({ title, detail }) => [title, detail])).toEqual([
      ['小程序：打开页面', '/p'],
      ['小程序：返回上一页', ''],
    ])
  })

  test('to be in WeChat lists nothing of what WeChat’s own script asks', () => {
    const entries = pretend({ place: 'wx' })
    const answer = vi.fn()
    outside.WeixinJSBridge.invoke('preVerifyJSAPI', {}, answer)
    expect(answer).toHaveBeenCalledOnce()
    expect(entries).toEqual([])
    expect(outside.__wxjs_environment).toBeUndefined()
  })

  test('to be on a phone finds nothing of the others', () => {
    pretend({ place: 'mb' })
    expect([outside.webkit, outside.WeixinJSBridge]).toEqual([undefined, undefined])
    expect(navigator.userAgent).not.toMatch(/n8Web|MicroMessenger/)
  })

  test.each([
    [true, /^other=1; token=simulated\./],
    [false, /^other=1$/],
  ])('in its login (%s) does not see the real one, and leaves that as it is', (isLoggedIn, seen) => {
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    const set = (cookie: string) => cookies?.set?.call(document, cookie)
    for (const cookie of ['token=real.real.real', 'other=1']) set(cookie)
    onTestFinished(() => {
      for (const name of ['token', 'other', 'text']) set(`${name}=; max-age=0`)
    })
    pretend({ isLoggedIn })
    expect(document.cookie).toMatch(seen)
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it.
    document.cookie = 'token=; path=/; max-age=0'
    expect(document.cookie).toBe('other=1')
    // biome-ignore lint/suspicious/noDocumentCookie: as the page itself writes it.
    document.cookie = 'text=large'
    expect(document.cookie).toBe('other=1; text=large')
    expect(cookies?.get?.call(document)).toBe('token=real.real.real; other=1; text=large')
  })
})

describe('a call', () => {
  const send = vi.fn(async () => new Response('from the gateway'))
  function pretend(manner: Simulation['manner']): Entry[] {
    send.mockClear()
    vi.stubGlobal('fetch', send)
    const { journal, entries } = listed()
    pretendCalls(manner, journal)
    return entries
  }
  const { checkCanJoin, checkUserInRules, createOrder, currentUser, activityVacancyDetail, joinOpenGroup } =
    operationRoutes
  const ask = async ({ method, path }: { method: string; path: string }, body?: object) =>
    (await fetch(path, { method, ...(body && { body: JSON.stringify(body) }) })).json()

  test('is answered as by a gateway in a good mood, and listed with what it says', async () => {
    const entries = pretend('accepts')
    const reply = await ask(joinOpenGroup, { group_id: 'g-1' })
    expect(reply).toEqual({ code: 1, msg: 'success', response: {} })
    expect(send).not.toHaveBeenCalled()
    const title = `加入社群（POST ${joinOpenGroup.path}）`
    expect(entries).toEqual([{ kind: '接口', title, detail: '{"group_id":"g-1"}' }])
  })

  test.each([
    ['groupPostList', 'is_locked'],
    ['multipleBrokerageOptions', 'status'],
  ] as const)('for a list (%s) gets lines that can be opened, and some that cannot', async (id, name) => {
    pretend('accepts')
    const { response } = await ask(operationRoutes[id])
    expect(new Set(response.list.map((line: Record<string, unknown>) => line[name]))).toEqual(new Set([0, 1]))
    expect(response.total).toBe(response.list.length)
    pretend('refuses')
    expect((await ask(operationRoutes[id])).code).toBe(errors.operationFailed.code)
  })

  test('is refused by one in a bad mood, in the words of the contract', async () => {
    pretend('refuses')
    expect(await ask(checkCanJoin)).toMatchObject({ code: 1, response: { can_join: false } })
    const { code, msg } = errors.operationFailed
    expect(await ask(joinOpenGroup, {})).toEqual({ code, msg, response: null })
  })

  test('is lost on a line that is down, and was still listed', async () => {
    const entries = pretend('lost')
    await expect(ask(joinOpenGroup, {})).rejects.toThrow(TypeError)
    expect(entries).toHaveLength(1)
  })

  test.each([
    ['accepts', true],
    ['refuses', false],
  ] as const)('for rules, by one that %s, answers %s to each', async (manner, holds) => {
    pretend(manner)
    const { response } = await ask(checkUserInRules, { rule_ids: ['vip', 'new'] })
    expect(response).toEqual({ results: { vip: holds, new: holds } })
  })

  test('that the page makes by itself is answered, and not listed', async () => {
    const entries = pretend('accepts')
    const { response } = await ask(currentUser)
    expect(response).toMatchObject({ handset: '138****0001' })
    expect(entries).toEqual([])
  })

  test('that draws the page for anybody goes through, as do pages and pictures', async () => {
    const entries = pretend('lost')
    for (const address of [activityVacancyDetail.path, '/h5-page/h5/second', '/a.json'])
      expect(await (await fetch(address)).text()).toBe('from the gateway')
    expect(entries).toEqual([])
  })

  test('with a query is listed with it, readable', async () => {
    const entries = pretend('accepts')
    await fetch(new Request(new URL(`${createOrder.path}?mark=%E5%8D%8A%E4%BB%B7`, location.origin)))
    expect(entries[0]?.detail).toBe('mark=半价')
  })

  test('that reports a visit is sent nowhere', async () => {
    pretend('accepts')
    expect(await (await fetch('/n8sf/api/collect/v1/visit.gif?ev=leave')).text()).toBe('')
    expect(navigator.sendBeacon('/n8sf/api/collect/v1/page-view', '{}')).toBe(true)
    expect(send).not.toHaveBeenCalled()
  })
})

describe('a way out of the page', () => {
  const tapped = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    window.addEventListener('click', (last) => last.preventDefault(), { once: true })
    let isHeld = false
    document.addEventListener('click', (late) => (isHeld = late.defaultPrevented), { once: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return isHeld
  }
  beforeEach(() => endListeningWithTest())

  test('is noted instead of taken, links of the site and others', () => {
    document.body.innerHTML = `<main><a id="in" href="/h5-page/h5/second">二</a><a id="out" href="https://shop.example.com/">商城</a>
      <a id="step" href="#rules">规则</a><a id="file" href="/a.pdf" download>下载</a></main><a id="around" href="/h5-page/">首页</a>`
    const { journal, entries } = listed()
    holdNavigation(journal)
    expect(['#in', '#out', '#step', '#file', '#around'].map(tapped)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(entries).toEqual([
      { kind: '跳转', title: '打开', detail: `${location.origin}/h5-page/h5/second` },
      { kind: '跳转', title: '打开', detail: 'https://shop.example.com/' },
    ])
  })

  test('is not told of a press, at which the page would fetch where it leads', () => {
    document.body.innerHTML = `<main><a id="in" href="/h5-page/h5/second">二</a><a id="step" href="#rules">规则</a></main>`
    const { journal } = listed()
    holdNavigation(journal)
    const heard: unknown[] = []
    const hear = ({ target }: Event) => heard.push((target as Element).id)
    addEventListener('pointerdown', hear)
    onTestFinished(() => removeEventListener('pointerdown', hear))
    for (const selector of ['#in', '#step'])
      document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(heard).toEqual(['step'])
  })

  test('back is noted too', () => {
    onTestFinished(() => void Reflect.deleteProperty(history, 'back'))
    const { journal, entries } = listed()
    holdNavigation(journal)
    history.back()
    expect(entries).toEqual([{ kind: '跳转', title: '返回上一页', detail: '' }])
  })

  test.each([
    [{}, true],
    [{ sameDocument: true }, false],
    [{ navigationType: 'traverse' }, false],
    [{ cancelable: false }, false],
  ])('by a script is held where the browser says of it: %o', (how, isHeld) => {
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    const { journal, entries } = listed()
    holdNavigation(journal)
    const {
      sameDocument = false,
      navigationType = 'push',
      cancelable = true,
    } = how as {
      sameDocument?: boolean
      navigationType?: string
      cancelable?: boolean
    }
    const event = new Event('navigate', { cancelable })
    const destination = { url: 'https://shop.example.com/', sameDocument }
    navigation.dispatchEvent(Object.assign(event, { destination, navigationType }))
    expect(event.defaultPrevented).toBe(isHeld)
    expect(entries).toHaveLength(isHeld ? 1 : 0)
  })
})

describe('a tap', () => {
  function watch(): Entry[] {
    endListeningWithTest()
    const { journal, entries } = listed()
    watchTaps(journal)
    return entries
  }
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  beforeEach(() => {
    document.body.innerHTML = `<button id="around">收起</button><main><div data-block="button" data-id="buy">
      <button class="yz-tap" data-act='{"baiduStatistics":"页,点,买","oaStatistics":"7"}'><b> 立即领取 </b></button>
      <button id="icon" aria-label="关闭">×</button></div><a id="lone" href="#a"></a><p>文</p></main>`
  })

  test('is listed by what stands on it and the block that it is of', () => {
    const entries = watch()
    for (const selector of ['.yz-tap b', '#icon', '#lone', 'p', '#around']) tap(selector)
    expect(entries).toEqual([
      { kind: '点击', title: '立即领取', detail: 'button buy' },
      { kind: '点击', title: '关闭', detail: 'button buy' },
      { kind: '点击', title: '未命名', detail: '' },
    ])
  })

  test('in a preview tells what would be counted of it', () => {
    root.className = 'yz-preview'
    const entries = watch()
    tap('.yz-tap')
    expect(entries.slice(1)).toEqual([
      { kind: '统计', title: '百度统计（预览不上报）', detail: '页,点,买' },
      { kind: '统计', title: '点击上报（预览不上报）', detail: '7' },
    ])
  })

  test('that the page itself tells Baidu of is listed as that', () => {
    const entries = watch()
    ;(window as unknown as { _hmt: unknown[] })._hmt.push(['_trackEvent', '页', '点', '买'])
    expect(entries).toEqual([{ kind: '统计', title: '百度统计', detail: '页，点，买' }])
  })
})

describe('the drawer', () => {
  const reload = vi.fn()
  const shadow = () => document.body.lastElementChild?.shadowRoot as ShadowRoot
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    shadow().querySelector(selector) as E
  const lines = () => Array.from(shadow().querySelectorAll('li'), ({ textContent }) => textContent)
  const choose = (name: string, value: string) => {
    const field = find<HTMLSelectElement>(`[name=${name}]`)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  beforeEach(() => {
    reload.mockClear()
    fakeLocation({ reload })
    vi.stubGlobal('innerWidth', 390)
  })

  test('is closed until something is simulated, and says what it is for', () => {
    openDrawer(undefined, createJournal())
    expect(find('.drawer').hidden).toBe(true)
    expect(find('.handle').getAttribute('aria-expanded')).toBe('false')
    find('.handle').click()
    expect(find('.drawer').hidden).toBe(false)
    expect(find('p').textContent).toMatch(/^选择打开环境后/)
    const off = Array.from(shadow().querySelectorAll<HTMLSelectElement>(':disabled'), ({ name }) => name)
    expect(off).toEqual(['version', 'login', 'replies'])
    find('.close').click()
    expect(find('.drawer').hidden).toBe(true)
    expect(shadow().activeElement).toBe(find('.handle'))
  })

  test('lists what has happened and what happens, until it is cleared', () => {
    const journal = createJournal()
    journal.note('点击', '立即<b>领取', 'button buy')
    openDrawer(SIMULATION, journal)
    journal.note('跳转', '返回上一页')
    expect(lines()).toEqual(['点击立即<b>领取button buy', '跳转返回上一页'])
    expect(find('p').hidden).toBe(true)
    find('.clear').click()
    expect(lines()).toEqual([])
    expect(find('p').hidden).toBe(false)
  })

  test('shows what is simulated, and a change begins the page anew with it', () => {
    openDrawer({ ...SIMULATION, isLoggedIn: true, manner: 'lost' }, createJournal())
    const shown = ['place', 'version', 'login', 'replies'].map(
      (name) => find<HTMLSelectElement>(`[name=${name}]`).value,
    )
    expect(shown).toEqual(['app', '6.50.0', '1', 'lost'])
    choose('version', ' 7.0.0 ')
    expect(readSimulation()).toEqual({ place: 'app', version: '7.0.0', isLoggedIn: true, manner: 'lost' })
    choose('place', '')
    expect(readSimulation()).toBeUndefined()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('says so when nothing can be kept', () => {
    openDrawer(SIMULATION, createJournal())
    vi.stubGlobal('sessionStorage', NO_STORAGE)
    choose('place', 'wx')
    expect(reload).not.toHaveBeenCalled()
    expect(find('p').textContent).toBe('浏览器禁用了存储，无法切换打开环境。')
  })

  test.each([
    [751, 'app', true],
    [750, 'app', false],
    [1600, 'pc', false],
  ] as const)('in a window of %i px, for %s, warns of the width: %s', (width, place, warns) => {
    vi.stubGlobal('innerWidth', width)
    openDrawer({ ...SIMULATION, place }, createJournal())
    expect(find('p').textContent?.includes('窗口比手机宽')).toBe(warns)
  })

  test('has its handle below where no bar of a preview is', () => {
    openDrawer(undefined, createJournal())
    expect(find('.handle').classList.contains('low')).toBe(true)
    root.className = 'yz-preview'
    openDrawer(undefined, createJournal())
    expect(find('.handle').classList.contains('low')).toBe(false)
  })
})

describe('the script', () => {
  const open = async () => {
    await runScript(() => import('./simulator'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
  }
  const hasDrawer = () => document.body.lastElementChild?.shadowRoot?.querySelector('.drawer') != null

  test('does nothing to a page that is no preview and simulates nothing', async () => {
    const send = vi.fn()
    vi.stubGlobal('fetch', send)
    await open()
    expect(fetch).toBe(send)
    expect(hasDrawer()).toBe(false)
  })

  test('offers a preview the drawer, and leaves it as it is', async () => {
    const send = vi.fn()
    vi.stubGlobal('fetch', send)
    history.replaceState(null, '', '/h5-page/h5/spring?isPreview=1')
    await open()
    expect(fetch).toBe(send)
    expect(hasDrawer()).toBe(true)
  })

  test.each([
    ['app', true],
    ['wx', true],
    ['mp', true],
    ['mb', false],
    ['pc', false],
  ])('in a framed preview in %s leaves the bar to the frame: %s', async (place, leaves) => {
    vi.stubGlobal('parent', { postMessage: () => {} })
    history.replaceState(null, '', `/h5-page/h5/spring?isPreview=1&place=${place}`)
    await open()
    expect(root.classList.contains('yz-in-bar')).toBe(leaves)
  })

  test('in a frame tells who is around it, and nobody else', async () => {
    const postMessage = vi.fn()
    vi.stubGlobal('parent', { postMessage })
    root.dataset.studio = 'https://studio.example.com'
    onTestFinished(() => void delete root.dataset.studio)
    history.replaceState(null, '', '/dev/blocks/button/1/page?place=wx')
    document.body.innerHTML = '<main><button>领取</button></main>'
    await open()
    expect(hasDrawer()).toBe(false)
    document.querySelector('button')?.click()
    expect(postMessage).toHaveBeenCalledExactlyOnceWith(
      { simulated: { kind: '点击', title: '领取', detail: '' } },
      'https://studio.example.com',
    )
  })
})
