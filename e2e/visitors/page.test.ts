import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { createGate } from '../testing/gate'
import { untilCountdownRuns, untilLoaded } from '../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const url = (code: string) => `${gateway.origin}/h5-page/h5/${code}`
const rootClass = () => document.documentElement.className

describe('a published page on a phone', () => {
  test('shows its blocks, its title and no complaint', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('journey'))
    expect(await page.title()).toBe('ETF 定投训练营')
    expect(await page.locator('#hero img').first().getAttribute('alt')).toBe('七天学会看懂 ETF')
    await page.getByText('风险提示：市场有风险').waitFor()
    await untilCountdownRuns(page)
    expect(await page.evaluate(rootClass)).toBe('app')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('runs its countdown by the server, on a phone that is a day off', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.addInitScript(() => {
      const { now } = Date
      const { timeOrigin } = performance
      const DAY = 86_400_000
      Date.now = () => now() + DAY
      Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + DAY })
    })
    await page.goto(url('journey'))
    await untilCountdownRuns(page)
    const shown = await page.evaluate(() => {
      const timer = document.querySelector<HTMLElement>('[data-end]')
      const [d = 0, h = 0, m = 0, s = 0] = [...(timer?.querySelectorAll('b') ?? [])].map((b) =>
        Number(b.textContent),
      )
      return Number(timer?.dataset.end) - (((d * 24 + h) * 60 + m) * 60 + s) * 1000
    })
    const off = Math.abs(shown - Date.now())
    expect(off).toBeLessThan(2000)
    await context.close()
  })

  test('has its countdown right at the first tick after a sleep of three hours', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.clock.install()
    await page.goto(url('journey'))
    await untilCountdownRuns(page)
    const left = () =>
      page.evaluate(() => {
        const [d = 0, h = 0, m = 0, s = 0] = [...document.querySelectorAll('[data-end] b')].map((b) =>
          Number(b.textContent),
        )
        return ((d * 24 + h) * 60 + m) * 60 + s
      })
    const before = await left()
    // As a phone does it: the wall clock goes on, no timer fires, then the tab is shown again.
    await page.clock.fastForward(3 * 3_600_000)
    const slept = before - (await left())
    expect(slept).toBeGreaterThanOrEqual(3 * 3_600)
    expect(slept).toBeLessThan(3 * 3_600 + 60)
    await context.close()
  })

  test('opens a popup by a tap, closes it by icon and Esc, and gives the focus back', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('journey'))
    const opener = page.getByRole('button', { name: '活动规则' })
    await opener.click()
    const rules = page.locator('dialog[data-popup=rules]')
    await rules.getByText('每位用户限领一次').waitFor()
    await rules.getByRole('button', { name: '关闭' }).click()
    expect(await rules.isVisible()).toBe(false)
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await opener.click()
    // It is visible in the next frame, and modal, so that Esc works, right after that.
    await page.locator('dialog[data-popup=rules]:modal').waitFor()
    await page.keyboard.press('Escape')
    expect(await rules.isVisible()).toBe(false)
    await page.waitForFunction(() => document.documentElement.className === 'app')
    await context.close()
  })

  test('goes from a popup to a place of the page, which the popup then leaves free', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.route('**/packages/h5-page/dist/**', () => undefined)
    await page.goto(url('journey'), { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: '活动规则' }).click()
    await page.locator('dialog[data-popup=rules]:modal').waitFor()
    await page.getByRole('link', { name: '看课程介绍' }).click()
    await page.locator('dialog[data-popup=rules]').waitFor({ state: 'hidden' })
    await page.waitForFunction(() => {
      const place = document.getElementById('below')?.getBoundingClientRect()
      return place && place.top >= 0 && place.top < innerHeight / 2
    })
    expect(new URL(page.url()).hash).toBe('#below')
    await page.waitForFunction(() => document.documentElement.className === 'app')
    await context.close()
  })

  test('opens a popup before any script file has come', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.route('**/packages/h5-page/dist/**', () => undefined)
    await page.goto(url('journey'), { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: '活动规则' }).click()
    await page.getByText('每位用户限领一次').waitFor()
    await context.close()
  })

  test('fetches no script before the image of the first screen is there', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const order: string[] = []
    const gate = createGate()
    await page.route('**/assets/**', async (route) => {
      const isHero = order.length === 0 && !route.request().url().includes('logo')
      if (isHero) await gate.opened
      order.push('image')
      await route.continue()
    })
    await page.route('**/*.js', async (route) => {
      order.push('script')
      await route.continue()
    })
    await page.goto(url('journey'), { waitUntil: 'commit' })
    await page.waitForFunction(() =>
      /\d\d:\d\d:\d\d/.test(document.querySelector('[data-block=countdown]')?.textContent ?? ''),
    )
    expect(order).not.toContain('script')
    gate.open()
    await untilLoaded(page)
    expect(order).toContain('script')
    await context.close()
  })

  test('keeps a tap that came before its code', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const gate = createGate()
    await page.route('**/*.js', async (route) => {
      await gate.opened
      await route.continue()
    })
    await page.goto(url('journey'), { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: '进入服务群' }).click()
    gate.open()
    await page.waitForURL(/\/passport\/m\/login\?from=/)
    await context.close()
  })

  test('loads the images below the first screen only when they come near', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('journey'))
    await page.waitForLoadState('networkidle')
    const below = page.locator('#below img').first()
    expect(await below.getAttribute('src')).toMatch(/^data:/)
    await page.locator('#below').scrollIntoViewIfNeeded()
    // Its placeholder has a width, too.
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('#below img')
      return image?.dataset.src === undefined && (image?.naturalWidth ?? 0) > 0
    })
    expect(await below.getAttribute('src')).toMatch(/^\/assets\//)
    await context.close()
  })

  test('can be read with scripts off', async () => {
    const { page, context } = await openTab(browser, { ...PHONE, javaScriptEnabled: false })
    await page.goto(url('journey'))
    await page.getByText('风险提示：市场有风险').waitFor()
    expect(await page.locator('[data-block=countdown]').innerText()).toContain('截止 2028-01-01 00:00')
    await context.close()
  })
})

describe('a published page on a desktop', () => {
  test('stands in a centred column and knows how wide the window is', async () => {
    const { page, complaints, context } = await openTab(browser, DESKTOP)
    await page.goto(url('journey'))
    const box = await page.locator('main').boundingBox()
    expect(await page.evaluate(rootClass)).toBe('pc-1800')
    expect(box?.width).toBe(540)
    expect(Math.abs((box?.x ?? 0) * 2 + 540 - 1440)).toBeLessThan(20)
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.waitForFunction(() => document.documentElement.className === 'pc-1200')
    await page.setViewportSize({ width: 700, height: 800 })
    await page.waitForFunction(() => document.documentElement.className === 'app')
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a page that is not there', () => {
  test('says so with a way home, and 404', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const reply = await page.goto(url('no-such-page'))
    expect(reply?.status()).toBe(404)
    await page.getByRole('heading', { name: '活动不存在或已下线' }).waitFor()
    await page.getByRole('link', { name: '返回首页' }).click()
    await page.waitForURL('**/h5-page/h5/etf-course')
    await context.close()
  })
})

describe('an untidy document, shown as a draft', () => {
  test('runs no script of its author and draws what it can', async () => {
    const link = await gateway.previewLink('untidy')
    const { page, complaints, context } = await openTab(browser, PHONE)
    const reply = await page.goto(link)
    expect(reply?.headers()['cache-control']).toBe('no-store')
    await page.getByText('你好').waitFor({ state: 'attached' })
    expect(await page.content()).not.toContain('alert(1)')
    expect(complaints).toEqual([])
    await context.close()
  })
})
