import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, openBrowser, openTab, PHONE } from '../../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../../testing/demo-gateway'
import { loadApart } from '../../testing/load-apart'

let gateway: DemoGateway
let browser: Browser

const list = [1, 2, 3, 4, 5].map((number) => ({ image: `assets/more${number}.jpg`, alt: `第 ${number} 课` }))
const still = { list, autoplay: false }

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  await gateway.importPages({
    code: 'rows',
    title: '课程卡片',
    page_schema: [
      { name: 'navbar', value: { title: '精选课程', show_in: 'mobile' } },
      { name: 'testButton' },
      { name: 'cardSwiper', id: 'round', value: { ...still, cardShowNum: 2.5, arrow: true } },
      { name: 'cardSwiper', id: 'ends', value: { ...still, cardShowNum: 2.5, loop: false } },
      { name: 'empty', value: { height: 1000 } },
      { name: 'empty', value: { height: 1000 } },
      { name: 'cardSwiper', id: 'three', value: still },
      { name: 'empty', value: { height: 1500 } },
    ],
  })
})
afterAll(() => browser?.close())

const url = (query = '') => `${gateway.origin}/h5-page/h5/rows${query}`

/** The positions of the cards of a row: their left edges and their widths, in CSS pixels. */
const cardsOf = (page: Page, id: string) =>
  page.locator(`#${id} .yz-carousel__slide`).evaluateAll((cards) =>
    cards.map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return { left, width }
    }),
  )

/** Pictures of the lower row that have not been requested. */
const waiting = (page: Page) => page.locator('#three .yz-carousel__slide img[data-src]').count()

const track = (page: Page, id: string) => page.locator(`#${id} .yz-carousel__track`)

describe('a row of cards', () => {
  test.each([320, 390, 750])('has 20 real pixels around each card on a screen of %i', async (width) => {
    const { page, context } = await openTab(browser, { ...PHONE, viewport: { width, height: 800 } })
    await page.goto(url())
    const cards = await cardsOf(page, 'three')
    expect(cards[0]?.left).toBeCloseTo(20, 1)
    for (const [index, { left }] of cards.slice(1).entries()) {
      const before = cards[index]
      expect(left - ((before?.left ?? 0) + (before?.width ?? 0))).toBeCloseTo(20, 1)
    }
    const third = cards[2]
    expect((third?.left ?? 0) + (third?.width ?? 0)).toBeCloseTo(width - 20, 1)
    await context.close()
  })

  test('can be scrolled and comes to rest with a card at its start, with scripts off', async () => {
    const { page, context } = await openTab(browser, { ...PHONE, javaScriptEnabled: false })
    await page.goto(url())
    const session = await context.newCDPSession(page)
    await track(page, 'three').scrollIntoViewIfNeeded()
    const box = await track(page, 'three').boundingBox()
    await session.send('Input.synthesizeScrollGesture', {
      x: (box?.x ?? 0) + 200,
      y: (box?.y ?? 0) + 20,
      xDistance: -150,
      preventFling: true,
    })
    await expect.poll(async () => (await cardsOf(page, 'three'))[1]?.left).toBeCloseTo(20, 0)
    expect(await page.locator('#three noscript img, #three img:not([data-src])').count()).toBeGreaterThan(0)
    await context.close()
  })

  test('goes round: after the last card comes the first one again', async () => {
    const { page, context } = await openTab(browser, DESKTOP)
    await page.goto(url())
    await page.locator('#round [aria-hidden=true]').first().waitFor({ state: 'attached' })
    await page.locator('#round').getByRole('button', { name: '转到第 5 张' }).click()
    const current = page.locator('#round [aria-current]')
    await expect.poll(() => current.getAttribute('aria-label')).toBe('转到第 5 张')
    await page.locator('#round').getByRole('button', { name: '下一张' }).click()
    await expect.poll(() => current.getAttribute('aria-label')).toBe('转到第 1 张')
    await expect.poll(() => track(page, 'round').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
    await context.close()
  })

  test('without going round ends with its last card whole', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url())
    await page.locator('[data-id=ends]:not([data-asleep])').waitFor()
    await page.locator('#ends').getByRole('button', { name: '转到第 4 张' }).click()
    await expect
      .poll(() => page.locator('#ends [aria-current]').getAttribute('aria-label'))
      .toBe('转到第 4 张')
    const last = (await cardsOf(page, 'ends'))[4]
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(390 - 20, 0)
    await context.close()
  })

  test('shows its arrows only where there is a mouse', async () => {
    const phone = await openTab(browser, PHONE)
    await phone.page.goto(url())
    expect(await phone.page.locator('#round .yz-carousel__arrow').first().isVisible()).toBe(false)
    await phone.context.close()
    const desktop = await openTab(browser, DESKTOP)
    await desktop.page.goto(url())
    expect(await desktop.page.locator('#round .yz-carousel__arrow').first().isVisible()).toBe(true)
    await desktop.context.close()
  })

  test('on the first screen loads the cards in view at once; others before they come', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const reply = await page.request.get(url())
    const html = await reply.text()
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(3)
    await page.goto(url())
    await page.waitForLoadState('networkidle')
    expect(await waiting(page)).toBe(5)
    await track(page, 'three').scrollIntoViewIfNeeded()
    // Three in view and, once the first has been shown for a second, the one after them.
    await expect.poll(() => waiting(page), { timeout: 10_000 }).toBe(1)
    await context.close()
  })

  test('fetches no picture beyond those in view before the row lives', async () => {
    const { page, context } = await openTab(browser, PHONE)
    // The carousel script never arrives.
    await loadApart(page)
    await page.route(/\/carousel\.\w+\.js$/, () => undefined)
    await page.goto(url(), { waitUntil: 'domcontentloaded' })
    await track(page, 'three').scrollIntoViewIfNeeded()
    await expect.poll(() => waiting(page)).toBe(2)
    await context.close()
  })
})

describe('a navigation bar', () => {
  const bars = (page: Page) => page.locator('header.yz-bar:visible')

  test('shows in a mobile browser and leads back', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(`${gateway.origin}/h5-page/h5/etf-course`)
    await page.goto(url())
    expect(await bars(page).allInnerTexts()).toEqual(['精选课程'])
    await page.evaluate(() => scrollTo(0, 1000))
    await bars(page).getByRole('button', { name: '返回' }).click()
    await page.waitForURL('**/etf-course')
    await context.close()
  })

  test('is one bar in a preview, and says the same', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('?isPreview=1'))
    expect(await bars(page).locator('b').allInnerTexts()).toEqual(['精选课程'])
    expect(await bars(page).locator('i').allInnerTexts()).toEqual(['预览'])
    await context.close()
  })

  test.each([
    ['in WeChat', { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }],
    ['on a desktop', DESKTOP],
  ])('does not show %s', async (_, options) => {
    const { page, context } = await openTab(browser, options)
    await page.goto(url())
    expect(await bars(page).count()).toBe(0)
    await context.close()
  })
})

describe('the test tools', () => {
  async function openTools() {
    const tab = await openTab(browser, PHONE)
    await tab.page.goto(url())
    const state = tab.page.getByRole('dialog').getByRole('status')
    const open = async () => {
      await expect.poll(() => tab.page.locator('.yz-test__panel [role=status]').textContent()).toMatch(/当前/)
      await tab.page.getByRole('button', { name: '测试' }).click()
    }
    await open()
    return { ...tab, state, open }
  }

  test('are there once, though the document has the block too', async () => {
    const { page, context } = await openTools()
    expect(await page.locator('.yz-test').count()).toBe(1)
    await context.close()
  })

  test('make the page believe to be somewhere else, for this tab only', async () => {
    const { page, context, complaints, state, open } = await openTools()
    expect(await state.innerText()).toBe('当前：手机浏览器，未登录')
    await Promise.all([page.waitForEvent('load'), page.getByLabel('打开环境').selectOption('mp')])
    await open()
    expect(await state.innerText()).toBe('当前：小程序，未登录')
    expect(await page.locator('header.yz-bar:visible').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('log in for the page, and out again', async () => {
    const { page, context, state, open } = await openTools()
    const tap = (name: string) =>
      Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()])
    await tap('模拟登录')
    await open()
    expect(await state.innerText()).toBe('当前：手机浏览器，已登录')
    await tap('清除登录')
    await open()
    expect(await state.innerText()).toBe('当前：手机浏览器，未登录')
    await context.close()
  })

  test('can be dragged away by a finger, which opens nothing', async () => {
    const { page, context } = await openTools()
    await page.getByRole('button', { name: '关闭' }).click()
    const button = page.locator('.yz-test')
    const session = await context.newCDPSession(page)
    const from = await button.boundingBox()
    const x = (from?.x ?? 0) + 24
    const y = (from?.y ?? 0) + 24
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    await touch('touchStart', [{ x, y }])
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: x - 200 * part, y: y - 300 * part }])
    }
    await touch('touchEnd', [])
    const to = await button.boundingBox()
    expect([(to?.x ?? 0) + 24, (to?.y ?? 0) + 24]).toEqual([x - 200, y - 300])
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.reload()
    await expect.poll(async () => (await button.boundingBox())?.x).toBe(to?.x)
    await context.close()
  })
})
