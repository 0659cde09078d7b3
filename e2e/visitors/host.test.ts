import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HostSettings } from '../../packages/contract/src/client'
import type { Action, Block } from '../../packages/schema/src/client'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { openBuiltSite } from '../testing/built-site'
import { makeOld } from '../testing/old-phone'
import { untilLoaded } from '../testing/until'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const WECHAT = { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }
const APP = { ...PHONE, userAgent: `${PHONE.userAgent} n8Web/6.43.0` }
const HOST: Partial<HostSettings> = {
  linkHosts: ['*.example.com', 'localhost'],
  appLink: 'https://app.example.com/open',
  androidStore: 'https://app.example.com/download',
}

function button(text: string, action: Action, id: string): Block {
  const value = { type: 'text', text, animate: 'none', align: 'center' }
  return { name: 'button', id, value, common: { action }, children: [] }
}

const STRATEGIES = button('策略列表', { type: 1, pageName: 'strategyList' }, 'strategies')
const NOWHERE = button('不存在', { type: 1, pageName: 'nowhere' }, 'nowhere')
const SHOP = button('去商城', { type: 7, atext: 'https://shop.example.com/a' }, 'shop')
const BACK = button('返回', { type: 14 }, 'back')
const RULES: Block[] = [
  button('规则', { type: 3, popupId: 'rules' }, 'open'),
  {
    name: 'popup',
    id: 'rules',
    value: { title: '规则', position: 'center', mask: true, closeOnMask: false },
    common: {},
    children: [NOWHERE],
  },
]

interface Opened {
  page: Page
  context: BrowserContext
  complaints: string[]
  scripts: string[]
}

async function open(
  blocks: Block[],
  place: Parameters<typeof openTab>[1] = PHONE,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Opened> {
  const { page, context, complaints } = await openTab(browser, place)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().replace(/.*\/([\w-]+)\..*/, '$1'))
  })
  const site = await openBuiltSite(context)
  await prepare?.(context)
  await page.goto(site.put(blocks, { host: HOST }).address)
  await untilLoaded(page)
  return { page, context, complaints, scripts }
}

const isFocused = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((element) => element === document.activeElement)

describe('the code that answers taps', () => {
  test('comes with a finger on the button, not with the page', async () => {
    const { page, context, complaints, scripts } = await open([STRATEGIES])
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual(['main'])
    const loaded = page.waitForRequest('**/host.*.js')
    await page.getByRole('button', { name: '策略列表' }).dispatchEvent('pointerdown')
    await loaded
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('what only the app can show', () => {
  test('is offered by a sheet on a phone, which gives the focus back', async () => {
    const { page, context, complaints } = await open([STRATEGIES])
    await page.getByRole('button', { name: '策略列表' }).focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: '请在App中继续' })
    await sheet.getByRole('button', { name: '打开App' }).waitFor()
    await sheet.getByRole('button', { name: '下载App' }).waitFor()
    const icon = sheet.getByRole('button', { name: '关闭' })
    expect(await icon.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(await isFocused(page, '策略列表')).toBe(true)
    expect(await page.locator('html.yz-locked').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('follows its address when the app is opened', async () => {
    const { page, context } = await open([STRATEGIES])
    await page.getByRole('button', { name: '策略列表' }).tap()
    await page.getByRole('button', { name: '打开App' }).tap()
    await page.waitForURL('https://app.example.com/open?page_name=strategyList')
    await context.close()
  })

  test('asks for another browser in WeChat', async () => {
    const { page, context } = await open([STRATEGIES], WECHAT)
    await page.getByRole('button', { name: '策略列表' }).tap()
    const guide = page.getByRole('dialog', { name: '请点击右上角，选择在浏览器中打开' })
    await guide.getByRole('button', { name: '我知道了' }).tap()
    await guide.waitFor({ state: 'detached' })
    await context.close()
  })

  test('is a code to scan on a desktop', async () => {
    const { page, context, complaints } = await open([STRATEGIES], DESKTOP)
    await page.getByRole('button', { name: '策略列表' }).click()
    const code = page.getByRole('dialog', { name: '请使用手机扫码打开' }).getByRole('img', { name: '二维码' })
    await code.waitFor()
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is offered on phones that know no dialog', async () => {
    const { page, context, complaints } = await open([STRATEGIES], PHONE, makeOld)
    await page.getByRole('button', { name: '策略列表' }).tap()
    await page.getByRole('button', { name: '下载App' }).waitFor()
    await page.getByRole('button', { name: '关闭' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a toast', () => {
  test('is seen above an open dialog, and still when that closes', async () => {
    const { page, context } = await open(RULES)
    await page.getByRole('button', { name: '规则' }).tap()
    await page.getByRole('button', { name: '不存在' }).tap()
    const toast = page.getByRole('dialog', { name: '规则' }).getByRole('status')
    await toast.getByText('页面不存在').waitFor()
    await page.getByRole('button', { name: '关闭' }).tap()
    await page.locator('body > .yz-toast', { hasText: '页面不存在' }).waitFor()
    await context.close()
  })
})

describe('in the app', () => {
  const withBridge = (context: BrowserContext) =>
    context.addInitScript(() => {
      const heard: unknown[] = []
      Object.assign(window, {
        heard,
        webkit: { messageHandlers: { n8: { postMessage: (message: unknown) => heard.push(message) } } },
      })
    })
  const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)

  test('nothing is said to it before a tap', async () => {
    const { page, context } = await open([STRATEGIES, SHOP, BACK, ...RULES], APP, withBridge)
    await page.waitForLoadState('networkidle')
    expect(await heardBy(page)).toEqual([])
    await context.close()
  })

  test.each([
    ['策略列表', 'button', { type: 25, data: { jump_type: 1, id: 15, param: {} } }],
    ['去商城', 'link', { type: 7, data: { url: 'https://shop.example.com/a', title: '' } }],
    ['返回', 'button', { type: 29, data: { page_name: 'close', params: {} } }],
  ] as const)('%s is its own business', async (name, role, message) => {
    const { page, context, complaints } = await open([STRATEGIES, SHOP, BACK], APP, withBridge)
    const address = page.url()
    // A tab that has been somewhere else has something to go back to; a web view of the app has not.
    await page.evaluate(() => Object.defineProperty(history, 'length', { value: 1 }))
    await page.getByRole(role, { name }).tap()
    await page.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0)
    expect(await heardBy(page)).toEqual([{ ...message, callbackId: expect.any(String) }])
    expect(page.url()).toBe(address)
    expect(complaints).toEqual([])
    await context.close()
  })
})
