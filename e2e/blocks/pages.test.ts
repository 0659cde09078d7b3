import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { wakeEverything } from './open-examples'

const DEMO_PAGES = readdirSync('demo/pages')
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'))

/** The containers that a page is opened in, by their user agents. */
const CONTAINERS = {
  app: `${PHONE.userAgent} n8Web/6.50.0`,
  mp: `${PHONE.userAgent} MicroMessenger/8.0.50 miniProgram/wx1`,
  wx: `${PHONE.userAgent} MicroMessenger/8.0.50`,
  mb: PHONE.userAgent,
  pc: undefined,
}

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('the gallery of blocks', () => {
  test('finds examples by name, shows one alone, and hands on width, text and clock', async () => {
    const { page, context, complaints } = await openTab(browser, DESKTOP)
    await page.goto(`${gateway.origin}/dev/blocks`)
    await page.getByRole('searchbox').fill('倒计时 翻牌')
    const card = page.locator('article:visible')
    expect(await card.count()).toBe(1)
    await page.getByRole('link', { name: '翻牌' }).click()
    await page.waitForURL('**/dev/blocks/countdown/5?**')
    for (const choice of ['320', '大字']) {
      await page.getByText(choice, { exact: true }).click()
      await page.waitForLoadState()
    }
    await page.getByLabel('时间').fill('2029-12-31T23:59')
    await page.getByLabel('时间').press('Enter')
    await page.waitForURL('**at=2029-12-31T23**')
    const frame = page.frameLocator('iframe')
    await frame.locator('html.large-text [data-block=countdown]').waitFor()
    await expect.poll(() => frame.locator('[data-part]').allTextContents()).toEqual(['00', '08', '01', '00'])
    const { width, height } = (await page.locator('iframe').boundingBox()) ?? { width: 0, height: 0 }
    expect(width).toBe(320)
    expect(height).toBeLessThan(200)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('large text', () => {
  const size = (page: Page) =>
    page
      .locator('[data-block=button] a,[data-block=button] button')
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

  test('is there before the first paint, stays for the session, and ends when an address says so', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const show = async (query: string) => {
      await page.goto(`${gateway.origin}/h5-page/h5/etf-course${query}`)
      return size(page)
    }
    const normal = await show('')
    const large = await show('?cps_id=1&text=large')
    expect(large / normal).toBeCloseTo(1.3)
    expect(await show('?context=text')).toBe(large)
    expect(await show('?text=normal')).toBe(normal)
    expect(await show('')).toBe(normal)
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth)
    expect(width).toBe(PHONE.viewport.width)
    await context.close()
  })
})

test.each(DEMO_PAGES)('the demo page %s is accessible on a phone and on a desktop', async (code) => {
  const published = `${gateway.origin}/h5-page/h5/${code}`
  // One of them has faults on purpose, so it can be previewed but not published.
  const address = (await fetch(published)).ok ? published : await gateway.previewLink(code)
  for (const device of [PHONE, DESKTOP]) {
    const { page, context } = await openTab(browser, { ...device, reducedMotion: 'reduce' })
    await page.goto(address)
    await wakeEverything(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await context.close()
  }
})

describe('the page with every block', () => {
  test.each(Object.entries(CONTAINERS))('has nothing to complain of in %s', async (container, userAgent) => {
    const device = userAgent === undefined ? DESKTOP : { ...PHONE, userAgent }
    const { page, context, complaints } = await openTab(browser, device)
    await page.goto(`${gateway.origin}/h5-page/h5/kitchen-sink`)
    await wakeEverything(page)
    expect(await page.evaluate(() => window.yingzao.container)).toBe(container)
    expect(complaints).toEqual([])
    await context.close()
  })
})
