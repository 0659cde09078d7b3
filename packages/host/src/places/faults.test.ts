import { CallError } from '@yingzao/contract/client'
import { describe, expect, test, vi } from 'vitest'
import type { Platform } from '../platform'
import { ADDRESS, fakeWechat, placeIn, SETTINGS } from '../testing/fake-platform'

const HERE = 'https://h5.example.com'
const UPDATE = 'toast 请升级到最新版本'

describe('an app whose bridge is missing', () => {
  const withoutBridge = () => placeIn('app', { bridge: {} })

  test.each([
    ['login', `go ${HERE}/passport/m/login?from=${encodeURIComponent(ADDRESS)}`],
    ['back', `go ${HERE}/h5-page/`],
    ['appSheet', UPDATE],
  ] as const)('does %s as a browser does', async (primitive, seen) => {
    const { place, outside } = await withoutBridge()
    await place.primitives[primitive]()
    expect(outside.steps.filter((step) => !step.startsWith('log '))).toEqual([seen])
  })

  test('asks for an update only where nothing else works, once per tap, and logs once', async () => {
    const { place, outside } = await withoutBridge()
    await place.primitives.appPage({ name: 'courseList', params: {} })
    await place.primitives.openUrl('https://shop.example.com/')
    await place.primitives.jump({ type: 2, url: 'https://shop.example.com/' })
    await place.primitives.openMp({ name: 'shop', page: 'a' })
    await place.primitives.appPage({ name: 'walletRecharge', params: {} })
    await place.primitives.jump({ type: 5, id: 1 })
    await place.primitives.jump({ type: 4, id: 870 })
    await place.primitives.order('P1')
    expect(outside.steps.map((step) => step.replace(/^log .*/, 'log').replace(/^call .*/, 'call'))).toEqual([
      'log',
      `go ${HERE}/h5-page/course`,
      'go https://shop.example.com/',
      'go https://shop.example.com/',
      'call',
      'go https://wxaurl.cn/Ab3',
      UPDATE,
      UPDATE,
      'cashier {"goods":{"page_code":"etf-course"}} by wx_h5,alipay_wap',
      'cashier {"pid":"P1"} by wx_h5,alipay_wap',
    ])
  })

  test('does the same when its handler throws, which is tried once per tap', async () => {
    const postMessage = vi.fn(() => {
      throw new Error('gone')
    })
    const { place, outside } = await placeIn('app', { bridge: { n8: { postMessage } } })
    await place.primitives.jump({ type: 1, id: 15 })
    expect(postMessage).toHaveBeenCalledOnce()
    expect(outside.steps.at(-1)).toBe(UPDATE)
  })
})

test('a page of a foreign host says nothing to the app', async () => {
  const address = () => 'https://evil.com/h5-page/h5/x'
  const { place, outside } = await placeIn('app', { address })
  await place.primitives.login()
  await place.primitives.order('P1')
  await place.primitives.openMp({ name: 'main', page: 'a' })
  expect(outside.messages).toEqual([])
})

describe('what the app answers', () => {
  test('a token is kept for the domain of the deployment, and the page begins anew', async () => {
    const settings = { ...SETTINGS, cookieDomain: 'example.com' }
    const { place, outside } = await placeIn('app', { settings })
    await place.primitives.login()
    const [{ callbackId } = { callbackId: '' }] = outside.messages
    ;(outside.bridge.onLogin as (reply: object) => void)({ callbackId, token: 'a.b.c' })
    expect(outside.steps).toEqual(['token a.b.c example.com', 'reload'])
  })

  test('a mini program that it could not open is opened by a link', async () => {
    const { place, outside } = await placeIn('app')
    await place.primitives.openMp({ name: 'shop', page: 'a' })
    const [{ callbackId } = { callbackId: '' }] = outside.messages
    ;(outside.bridge.onError as (reply: object) => void)({ callbackId })
    await vi.waitFor(() => expect(outside.steps.at(-1)).toBe('go https://wxaurl.cn/Ab3'))
  })
})

describe('a mini program that takes no step', () => {
  const failing = async () => {
    const sdk = fakeWechat(() => undefined)
    sdk.miniProgram.navigateTo = ({ fail }) => fail?.()
    sdk.miniProgram.navigateBack = () => {
      throw new Error('no such thing')
    }
    return sdk
  }

  test.each([
    ['fails', failing],
    ['has no script', async () => undefined],
  ])('because it %s: the page helps itself', async (_reason, wechat) => {
    const { place, outside } = await placeIn('mp', { wechat })
    await place.primitives.login()
    await place.primitives.appPage({ name: 'communityService', params: {} })
    await place.primitives.order('P1')
    await place.primitives.back()
    expect(outside.steps.filter((step) => !step.startsWith('log '))).toEqual([
      `go ${HERE}/passport/m/login?from=${encodeURIComponent(ADDRESS)}`,
      'app sheet open,download',
      'app sheet open,download',
      `go ${HERE}/h5-page/`,
    ])
  })

  test.each([
    [false, [`go ${HERE}/passport/m/login?from=${encodeURIComponent(ADDRESS)}`]],
    [true, []],
  ])('and says nothing: whether the page went out of sight (%s) tells', async (isHidden, seen) => {
    const sdk = fakeWechat(() => undefined)
    sdk.miniProgram.navigateTo = () => undefined
    const { place, outside } = await placeIn('mp', { wechat: async () => sdk, isHidden: () => isHidden })
    const login = place.primitives.login()
    await new Promise((resolve) => setImmediate(resolve))
    outside.pass()
    await login
    expect(outside.steps).toEqual(seen)
  })

  test('an address that cannot be copied is not said to be', async () => {
    const { place, outside } = await placeIn('mp', { copy: async () => false })
    await place.primitives.openUrl('https://shop.example.com/')
    await vi.waitFor(() => expect(outside.steps).toEqual(['toast 链接复制失败，请稍后重试']))
  })
})

describe('a link to a mini program that is not made', () => {
  const refused = (async (id: string) => {
    throw new CallError(id, 'business', '链接生成失败，请稍后重试')
  }) as unknown as Platform['call']

  test('leads nowhere: the visitor has read why', async () => {
    for (const container of ['wx', 'mp', 'mb', 'pc'] as const) {
      const { place, outside } = await placeIn(container, { call: refused })
      await place.primitives.openMp({ name: 'shop', page: 'a' })
      expect(outside.steps).toEqual([])
    }
  })

  test('leads nowhere when it leads to a foreign host', async () => {
    const call = (async () => ({ url_link: 'https://evil.com/' })) as unknown as Platform['call']
    const { place, outside } = await placeIn('mb', { call })
    await place.primitives.openMp({ name: 'shop', page: 'a' })
    expect(outside.steps).toEqual(['toast 链接无效'])
  })

  test('by a fault of ours is no silence', async () => {
    const call = (() => Promise.reject(new TypeError('ours'))) as unknown as Platform['call']
    const { place } = await placeIn('mb', { call })
    await expect(place.primitives.openMp({ name: 'shop', page: 'a' })).rejects.toThrow('ours')
  })
})
