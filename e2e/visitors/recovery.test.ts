import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { loadApart } from '../testing/load-apart'
import { untilLoaded } from '../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  await gateway.importPages(PICKER_PAGE)
})
afterAll(() => browser?.close())

const MESSAGE = '资源加载失败，请刷新重试'
/** The address picker is woken by React. */
const PICKER_PAGE = {
  code: 'picker',
  title: '收货地址',
  page_schema: [
    { name: 'addressPicker', value: {} },
    { name: 'button', value: { text: '看策略', action: { type: 1, pageName: 'strategyList' } } },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}
const url = (query = '') => `${gateway.origin}/h5-page/h5/journey${query}`

/** Counts how often the document itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

describe('a chunk that is gone', () => {
  test('reloads the page once; when the chunk is there again nothing is said', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const loads = countLoads(page)
    let isGone = true
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    page.on('framenavigated', () => {
      if (loads() > 1) isGone = false
    })
    await page.goto(url('?cps_id=a'))
    await page.locator('.yz-marquee__box--runs').waitFor()
    expect(loads()).toBe(2)
    expect(page.url()).toBe(url('?cps_id=a'))
    expect(await page.getByText(MESSAGE).count()).toBe(0)
    await context.close()
  })

  test('that stays away is told once, with a way to try again, and never loops', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const loads = countLoads(page)
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(url())
    await page.getByRole('alert').getByText(MESSAGE).waitFor()
    expect(loads()).toBe(2)
    await page.getByText('风险提示：市场有风险').waitFor()
    await page.getByRole('button', { name: '刷新' }).click()
    await page.getByRole('alert').getByText(MESSAGE).waitFor()
    expect(loads()).toBe(3)
    await context.close()
  })

  test('leaves the countdown ticking as the server drew it', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(url())
    await page.getByRole('alert').waitFor()
    const timer = page.locator('[data-block=countdown]')
    const before = await timer.textContent()
    await page.waitForFunction(
      (text) => document.querySelector('[data-block=countdown]')?.textContent !== text,
      before,
    )
    await context.close()
  })

  test('keeps what was typed over the reload, and never a phone number', async () => {
    const { page, context } = await openTab(browser, PHONE)
    let isGone = false
    await page.route('**/navigate.*.js', (route) => route.abort())
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, (route) =>
      isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    // A form as a block of a later build renders it.
    await page.route(url(), async (route) => {
      const reply = await route.fetch()
      const form =
        '<div data-id="form"><input name="nick_name"><input name="handset" type="tel"><input type="checkbox" name="agree"></div>'
      await route.fulfill({
        response: reply,
        body: (await reply.text()).replace('</main>', `${form}</main>`),
      })
    })
    isGone = true
    await page.addInitScript(() => {
      if (sessionStorage.getItem('yz-reloaded')) return
      document.addEventListener('DOMContentLoaded', () => {
        const set = (name: string, value: string) => {
          const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
          if (input) input.value = value
        }
        set('nick_name', '王小明')
        set('handset', '13800000000')
        const agree = document.querySelector<HTMLInputElement>('[name=agree]')
        if (agree) agree.checked = true
      })
    })
    await page.goto(url())
    await page.getByRole('alert').waitFor()
    const field = (name: string) => page.locator(`[name=${name}]`)
    expect(await field('nick_name').inputValue()).toBe('王小明')
    expect(await field('agree').isChecked()).toBe(true)
    expect(await field('handset').inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('13800000000')
    await context.close()
  })
})

describe('a chunk that does not come', () => {
  test('counts as lost after 120000 ms and not before: one reload, then the bar', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const loads = countLoads(page)
    await page.clock.install()
    let asked = 0
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, () => {
      asked++
      // Never answered.
    })
    await page.goto(url(), { waitUntil: 'domcontentloaded' })
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(119_000)
    expect(loads()).toBe(1)
    await page.clock.runFor(2_000)
    await expect.poll(() => asked).toBe(2)
    expect(loads()).toBe(2)
    await page.clock.runFor(121_000)
    await page.getByRole('alert').getByText(MESSAGE).waitFor()
    expect(loads()).toBe(2)
    await context.close()
  })
})

describe('a stylesheet', () => {
  test('cannot be gone: it stands in the page, or in the script of what opens over it', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const asked: string[] = []
    page.on('request', (request) => void (/\.css\b/.test(request.url()) && asked.push(request.url())))
    await page.goto(`${gateway.origin}/h5-page/h5/picker`)
    await untilLoaded(page)
    const corner = () =>
      page
        .locator('dialog[open] .yz-dialog__panel')
        .evaluate((panel) => getComputedStyle(panel).borderTopLeftRadius)
    await page.locator('[data-island] button').first().click()
    expect(await corner()).not.toBe('0px')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '看策略' }).click()
    await page.getByRole('dialog', { name: '请在App中继续' }).waitFor()
    expect(await corner()).not.toBe('0px')
    expect(asked).toEqual([])
    await context.close()
  })
})

describe('a phone that is offline', () => {
  test('is told instead of reloaded into nothing', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const loads = countLoads(page)
    await loadApart(page)
    await page.route(/\/live-marquee\.\w+\.js$/, async (route) => {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    })
    await page.goto(url())
    await page.getByRole('alert').getByText(MESSAGE).waitFor()
    expect(loads()).toBe(1)
    await context.close()
  })
})
