import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { logIn } from '../testing/log-in'

const DAY = 86_400_000

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  const button = { name: 'button', value: { text: '立即参加', action: { type: 3, popupId: 'p' } } }
  const popup = {
    name: 'popup',
    id: 'p',
    value: { title: '参加' },
    children: [{ name: 'text', value: { html: '<p>已经打开</p>' } }],
  }
  const page_schema = [button, popup]
  const now = Date.now()
  const soon = { code: 'soon', title: '即将开始', start_at: now + 2 * DAY, page_schema }
  const over = { code: 'over', title: '已经结束', end_at: now - DAY, page_schema }
  const some = {
    code: 'some',
    title: '部分可见',
    page_schema: [
      { name: 'text', value: { html: '<p>登录后可见</p>', show_if: { login: true } } },
      { name: 'text', value: { html: '<p>未登录可见</p>', show_if: { login: false } } },
      { name: 'text', value: { html: '<p>仅在微信</p>', show_if: { env: ['wx'] } } },
      { name: 'text', value: { html: '<p>已经过去</p>', show_if: { time: [now - 2 * DAY, now - DAY] } } },
      { name: 'text', value: { html: '<p>正在进行</p>', show_if: { time: [now - DAY, now + DAY] } } },
      { name: 'text', value: { html: '<p>规则未知</p>', show_if: { rule_id: 'r1' } } },
      { name: 'text', value: { html: '<p>人人可见</p>' } },
    ],
  }
  await gateway.importPages(soon, over, some)
})
afterAll(() => browser?.close())

const url = (code: string, query = '') => `${gateway.origin}/h5-page/h5/${code}${query}`

describe('a campaign that has not begun', () => {
  test('says so with the time left; what could be tapped is grey and does nothing', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('soon'))
    const notice = page.getByRole('status').filter({ hasText: '活动未开始' })
    await notice.waitFor()
    await notice.getByText(/47:\d\d:\d\d|48:00:00/).waitFor()
    await page.getByRole('button', { name: '立即参加' }).click()
    expect(await page.getByText('已经打开').isVisible()).toBe(false)
    await context.close()
  })

  test('begins by the server, on a phone whose clock is days behind', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() + 5 * 86_400_000
    })
    await page.goto(url('soon'))
    await page.getByText('活动未开始').waitFor()
    await context.close()
  })
})

describe('a campaign that is over', () => {
  test('says so and stays readable', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('over'))
    await page.getByText('活动已结束').waitFor()
    await page.getByRole('button', { name: '立即参加' }).click()
    expect(await page.getByText('已经打开').isVisible()).toBe(false)
    await context.close()
  })
})

describe('blocks that show only to some', () => {
  const visible = ['登录后可见', '未登录可见', '仅在微信', '已经过去', '正在进行', '规则未知', '人人可见']

  async function shown(options: Parameters<Browser['newContext']>[0], handset?: string): Promise<string[]> {
    const { page, context } = await openTab(browser, options)
    // A token that the gateway takes: one that it refuses is forgotten as soon as it has said so.
    if (handset) await logIn(context, gateway, { handset, origin: gateway.origin })
    await page.goto(url('some'))
    const seen = await page.locator('[data-block=text]').filter({ visible: true }).allInnerTexts()
    await context.close()
    return visible.filter((text) => seen.includes(text))
  }

  test('by login, container and time, before anything is painted', async () => {
    expect(await shown(PHONE)).toEqual(['未登录可见', '正在进行', '人人可见'])
    expect(await shown(PHONE, '13800138021')).toEqual(['登录后可见', '正在进行', '人人可见'])
    const inWechat = { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }
    expect(await shown(inWechat)).toEqual(['未登录可见', '仅在微信', '正在进行', '人人可见'])
  })

  test('stay hidden for a browser without scripts, which cannot ask', async () => {
    expect(await shown({ ...PHONE, javaScriptEnabled: false })).toEqual(['人人可见'])
  })
})

describe('a page that fits itself', () => {
  test('goes to its desktop address on a desktop, with its query, and stays there', async () => {
    const { page, context } = await openTab(browser, DESKTOP)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents++
    })
    await page.goto(url('open-account', '?cps_id=a&b=%E4%BD%A0'))
    await page.waitForURL(`${gateway.origin}/pc-page/pc/open-account?cps_id=a&b=%E4%BD%A0`)
    await page.getByText('极速开户').waitFor()
    expect(documents).toBe(2)
    await page.reload()
    expect(new URL(page.url()).pathname).toBe('/pc-page/pc/open-account')
    await context.close()
  })

  test('stays where it is on a phone, and a page that does not fit itself on a desktop too', async () => {
    const phone = await openTab(browser, PHONE)
    await phone.page.goto(url('open-account'))
    expect(phone.page.url()).toBe(url('open-account'))
    await phone.context.close()
    const desktop = await openTab(browser, DESKTOP)
    await desktop.page.goto(url('journey'))
    expect(desktop.page.url()).toBe(url('journey'))
    await desktop.context.close()
  })
})

describe('a preview', () => {
  test('by the flag alone shows the bar over what is published', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('journey', '?isPreview=1'))
    await page.locator('header.yz-bar').getByText('ETF 定投训练营').waitFor()
    await page.getByRole('button', { name: '返回' }).click()
    await page.waitForURL((address) => !address.search.includes('isPreview'))
    await context.close()
  })

  test('by a signed link shows the draft, reports nothing and is kept nowhere', async () => {
    const link = await gateway.previewLink('untidy')
    const { page, context } = await openTab(browser, PHONE)
    const reported: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/collect/')) reported.push(request.url())
    })
    const reply = await page.goto(link)
    expect(reply?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await page.locator('header.yz-bar').getByText('旧系统导出').waitFor()
    await page.goto('about:blank')
    expect(reported).toEqual([])
    await context.close()
  })

  test('without a bar is what visitors see', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('journey'))
    expect(await page.locator('header.yz-bar').isVisible()).toBe(false)
    await context.close()
  })
})

describe('the test button', () => {
  test('is there in the test environment and opens its tools', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await context.addCookies([{ name: 'token', value: 'a.b.c', url: gateway.origin }])
    await page.goto(url('some'))
    await page.getByRole('button', { name: '测试' }).click()
    await page.getByRole('button', { name: '显示组件边框' }).click()
    await page.waitForFunction(() => document.documentElement.classList.contains('yz-outlines'))
    await page.getByRole('button', { name: '清除登录' }).click()
    await page.waitForFunction(() => !document.cookie.includes('token='))
    await context.close()
  })
})
