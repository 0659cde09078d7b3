// @vitest-environment jsdom
import { LEADS } from '@yingzao/renderer/capabilities'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Boot } from '../boot/boot'
import { createHost } from './host'
import { createResident } from './resident'

vi.mock('./resident', () => ({ createResident: vi.fn() }))

const resident = {
  run: vi.fn(async () => undefined),
  arrive: vi.fn(),
  leave: vi.fn(),
  count: vi.fn(),
  membership: { isJoined: (id: string) => id === 'g', subscribe: vi.fn(() => stop) },
  loadLeads: vi.fn(async () => leadCalls),
}
const leadCalls = {}
const stop = vi.fn()
const onFail = vi.fn()
const openPopup = vi.fn()

function start(container: Boot['container'] = 'mb') {
  return createHost({ knowsTime: true, container, openPopup } as unknown as Boot, onFail)
}

function setToken(rest: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = `token=${rest}`
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(createResident).mockImplementation(async () => resident as never)
  sessionStorage.clear()
  setToken('; max-age=0')
  document.body.innerHTML = '<main><div data-id="b1"><button data-act=\'{"type":5}\'></button></div></main>'
})

const main = () => document.querySelector('main') as HTMLElement
const button = () => document.querySelector('button') as HTMLElement

test('a popup needs none of the code that comes later, unless it asks for a login', async () => {
  const host = start()
  await host.run({ type: 3, popupId: 'rules' }, 'b1')
  expect(openPopup).toHaveBeenCalledWith('rules')
  expect(createResident).not.toHaveBeenCalled()
  await host.run({ type: 3, popupId: 'rules', isNeedLogin: true }, 'b1')
  expect(resident.run).toHaveBeenCalledOnce()
})

test('an element says what to do, for which block, and is busy while it is done', async () => {
  const host = start()
  let finish = () => {}
  resident.run.mockImplementationOnce(
    () => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))),
  )
  host.runElement(button())
  host.runElement(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(() => expect(resident.run).toHaveBeenCalledExactlyOnceWith({ type: 5 }, 'b1'))
  finish()
  await vi.waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
})

test('is loaded once, however many ask, and begins with the page that is shown', async () => {
  const host = start()
  host.prepare()
  await Promise.all([host.run({ type: 5 }, 'b1'), host.run({ type: 6 }, 'b2')])
  expect(createResident).toHaveBeenCalledOnce()
  expect(resident.arrive).toHaveBeenCalledExactlyOnceWith(main())
})

test('code that does not come is reported, frees the button, and is asked for again by the next tap', async () => {
  vi.mocked(createResident).mockRejectedValueOnce(new Error('gone'))
  const host = start()
  host.runElement(button())
  await vi.waitFor(() => expect(onFail).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(button().hasAttribute('aria-busy')).toBe(false))
  await host.run({ type: 5 }, 'b1')
  expect(resident.run).toHaveBeenCalledOnce()
})

test('what a form needs is loaded when it asks, and one that does not come is the form’s to tell', async () => {
  vi.mocked(createResident).mockRejectedValueOnce(new Error('gone'))
  const leads = start().capability(LEADS)
  await expect(leads?.load()).rejects.toThrow('gone')
  expect(onFail).not.toHaveBeenCalled()
  expect(await leads?.load()).toBe(leadCalls)
})

test('whoever waits for the network hears of it, until told to stop', () => {
  const leads = start().capability(LEADS)
  const listener = vi.fn()
  const end = leads?.onOnline(listener)
  dispatchEvent(new Event('online'))
  end?.()
  dispatchEvent(new Event('online'))
  expect(listener).toHaveBeenCalledOnce()
})

test('a page with nothing to do for it does not load it', () => {
  start().arrive(main())
  expect(createResident).not.toHaveBeenCalled()
})

test.each<[string, Boot['container'], () => void]>([
  ['in WeChat, for the share card', 'wx', () => {}],
  ['in the app, for the way back', 'app', () => {}],
  ['in a mini program, for its links', 'mp', () => {}],
  ['when a login has interrupted a tap', 'mb', () => sessionStorage.setItem('yz:after-login', '{}')],
  [
    'when somebody who is logged in may be in a group',
    'mb',
    () => {
      setToken('a.b.c')
      button().dataset.group = 'g'
    },
  ],
])('a page loads it by itself %s', async (_reason, container, prepare) => {
  prepare()
  start(container).arrive(main())
  await vi.waitFor(() => expect(createResident).toHaveBeenCalledOnce())
})

test('who asks for groups before they are known hears of them, until told to stop', async () => {
  const host = start()
  expect(host.membership.isJoined('g')).toBe(false)
  const end = host.membership.subscribe(() => {})
  await vi.waitFor(() => expect(resident.membership.subscribe).toHaveBeenCalledOnce())
  expect(host.membership.isJoined('g')).toBe(true)
  end()
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce())
  host.membership.subscribe(() => {})()
  await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(2))
})

test('what is remembered is the page’s own, and the site’s where its name says so', () => {
  document.documentElement.dataset.code = 'spring'
  const { session } = start()
  session.set('closed', '1')
  session.set('/registered', '2')
  document.documentElement.dataset.code = 'autumn'
  expect([session.get('closed'), session.get('/registered')]).toEqual([undefined, '2'])
  expect({ ...sessionStorage }).toEqual({ 'yz:spring:closed': '1', 'yz::/registered': '2' })
  delete document.documentElement.dataset.code
})

test('the link that led here is read as it stands by then', () => {
  const { query } = start()
  history.pushState(null, '', '?share_code=DEM2FR4END')
  expect([query('share_code'), query('cps_id')]).toEqual(['DEM2FR4END', ''])
  history.pushState(null, '', '?')
  expect(query('share_code')).toBe('')
})

test('which of many things the address names is read as it stands by then', () => {
  const { slug } = start()
  const named = (path: string) => {
    history.replaceState(null, '', path)
    return slug()
  }
  expect(named('/h5-page/cpmj/details/%E4%B8%80%20a?from=x')).toBe('一 a')
  expect(named('/h5-page/cpmj/details/')).toBe('')
  expect(named('/h5-page/h5/course')).toBe('')
})
