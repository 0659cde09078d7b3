import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { createGate } from '../testing/gate'
import { loadApart } from '../testing/load-apart'
import { untilCountdownRuns, untilLoaded } from '../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  const first = {
    code: 'walk-a',
    title: '甲页',
    page_schema: [
      { name: 'countdown', value: { type: 3, endTime: 1_830_268_800_000 } },
      // Moves, so the page has a loader.
      { name: 'marquee', value: { content: '名额有限，先到先得' } },
      { name: 'empty', value: { height: 1000 } },
      { name: 'empty', value: { height: 1000 } },
      { name: 'button', value: { text: '去乙页', action: { type: 7, atext: '/h5-page/h5/walk-b?from=a' } } },
      { name: 'footer', value: { show: true, fxts: true } },
    ],
  }
  const second = {
    code: 'walk-b',
    title: '乙页',
    background: '#e0f0ff',
    page_schema: [
      { name: 'text', value: { html: '<p>这里是乙页</p>' } },
      { name: 'countdown', value: { type: 1, endTime: 1_830_268_800_000 }, id: 'cd-b' },
      {
        name: 'popup',
        value: { title: '说明' },
        id: 'p',
        children: [{ name: 'text', value: { html: '<p>乙页的弹窗</p>' } }],
      },
      { name: 'button', value: { text: '看说明', action: { type: 3, popupId: 'p' } } },
      { name: 'footer', value: { show: true, fxts: true } },
    ],
  }
  const third = {
    code: 'walk-c',
    title: '丙页',
    page_schema: [
      { name: 'text', value: { html: '<p>这里是丙页</p>' } },
      { name: 'marquee', value: { content: '名额有限，先到先得' } },
      { name: 'text', value: { html: '<p><a href="/h5-page/h5/walk-a">去甲页</a></p>' } },
      {
        name: 'suspension',
        value: { closable: true },
        children: [{ name: 'text', value: { html: '<p>今晚八点直播</p>' } }],
      },
      { name: 'footer', value: { show: true, fxts: true } },
    ],
  }
  await gateway.importPages(first, second, third)
})
afterAll(() => browser?.close())

const url = (code: string) => `${gateway.origin}/h5-page/h5/${code}`

describe('a link to another page of this site', () => {
  test('changes the page without a load, lets its blocks live, and goes back to where one was', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.getByRole('link', { name: '去乙页' })
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => scrollY)
    expect(left).toBeGreaterThan(100)
    await link.click()
    await page.getByText('这里是乙页').waitFor()
    expect(page.url()).toBe(`${url('walk-b')}?from=a`)
    expect(await page.title()).toBe('乙页')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await page.evaluate(() => document.body.style.background)).toContain('rgb(224, 240, 255)')
    await untilCountdownRuns(page)
    await page.getByRole('button', { name: '看说明' }).click()
    await page.getByText('乙页的弹窗').waitFor()
    await page.locator('dialog:modal').waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.getByRole('link', { name: '去乙页' }).waitFor()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, left)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await page.goForward()
    await page.getByText('这里是乙页').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is followed once when it is tapped twice, and the document stays', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    const gate = createGate()
    const asked: string[] = []
    await page.route('**/h5-page/h5/walk-b*', async (route) => {
      asked.push(route.request().resourceType())
      await gate.opened
      await route.continue()
    })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = page.getByRole('link', { name: '去乙页' })
    await link.tap()
    await expect.poll(() => page.url()).toBe(`${url('walk-b')}?from=a`)
    // A browser that follows it by itself would wait for its page here.
    await link.tap({ noWaitAfter: true })
    gate.open()
    await page.getByText('这里是乙页').waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(asked).toEqual(['fetch'])
    await page.goBack()
    await link.waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is an ordinary link while its code cannot be had', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.route('**/navigate.*.js', (route) => route.abort())
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    await page.getByRole('link', { name: '去乙页' }).click()
    await page.getByText('这里是乙页').waitFor()
    await context.close()
  })

  test('loads anew when the other page is of another build', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true })
      document.documentElement.dataset.build = 'older'
    })
    await page.getByRole('link', { name: '去乙页' }).click()
    await page.getByText('这里是乙页').waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await context.close()
  })

  test('leads to a missing page that says so', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    await page.evaluate(() => document.querySelector('a.yz-tap')?.setAttribute('href', '/h5-page/h5/nowhere'))
    await page.getByRole('link', { name: '去乙页' }).click()
    await page.getByRole('heading', { name: '活动不存在或已下线' }).waitFor()
    await context.close()
  })
})

describe('a press on a link to another page of this site', () => {
  /** Records the requests for the other page. */
  function watchRequests(page: Page): string[] {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('walk-b')) asked.push(request.resourceType())
    })
    return asked
  }

  /** Puts a finger down on the link to the other page, and returns what it can do next. */
  async function press(page: Page, context: BrowserContext) {
    const link = page.getByRole('link', { name: '去乙页' })
    await link.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await link.boundingBox()) ?? {}
    const protocol = await context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => protocol.send('Input.dispatchTouchEvent', { type, touchPoints })
    const at = { x: x + 20, y: y + 10 }
    await touch('touchStart', at)
    return {
      lift: () => touch('touchEnd'),
      async scroll() {
        for (const moved of [20, 60, 120]) await touch('touchMove', { x: at.x, y: at.y + moved })
        await touch('touchEnd')
      },
    }
  }

  async function open(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
    const { page, context, complaints } = await openTab(browser, PHONE)
    await prepare(page)
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    return { page, context, complaints, asked: watchRequests(page) }
  }

  test('fetches it before the tap, which then shows it without asking again', async () => {
    const { page, context, complaints, asked } = await open()
    const fetched = page.waitForResponse('**/walk-b?from=a')
    const finger = await press(page, context)
    await (await fetched).finished()
    expect(page.url()).toBe(url('walk-a'))
    await finger.lift()
    await page.getByText('这里是乙页').waitFor()
    expect(asked).toEqual(['fetch'])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('that becomes a scroll leads nowhere, and costs one request however often it is done', async () => {
    const { page, context, asked } = await open()
    const before = await page.evaluate(() => scrollY)
    for (let times = 0; times < 3; times++) {
      const finger = await press(page, context)
      await finger.scroll()
    }
    await page.waitForFunction((y) => scrollY !== y, before)
    await expect.poll(() => asked).toEqual(['fetch'])
    expect(await page.title()).toBe('甲页')
    await context.close()
  })

  test('fetches nothing on a phone that saves data; the tap does', async () => {
    const { page, context, asked } = await open((opened) =>
      opened.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      ),
    )
    await page.evaluate(() =>
      addEventListener('pointerdown', () => Object.assign(window, { isPressed: true })),
    )
    const finger = await press(page, context)
    await page.waitForFunction(() => 'isPressed' in window)
    expect(asked).toEqual([])
    await finger.lift()
    await page.getByText('这里是乙页').waitFor()
    expect(asked).toEqual(['fetch'])
    await context.close()
  })
})

describe('a bar that was closed on another page of this site', () => {
  /** Whether the bar is ever seen on that page when it comes without a load. `prepare`: what is different then. */
  async function isSeenAgain(prepare: (page: Page) => Promise<unknown>): Promise<boolean> {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('walk-c'))
    await page.getByRole('button', { name: '关闭悬浮栏' }).tap()
    await page.goto(url('walk-a'))
    await untilLoaded(page)
    await prepare(page)
    await page.evaluate(() => {
      document.querySelector('a.yz-tap')?.setAttribute('href', '/h5-page/h5/walk-c')
      // After everything that a frame does, and before it is painted.
      const look = () => {
        const bar = document.querySelector('.yz-suspension')
        if (bar?.getClientRects()[0]) Object.assign(window, { isSeen: true })
        Object.assign(window, { looks: bar ? ((window as { looks?: number }).looks ?? 0) + 1 : 0 })
        requestAnimationFrame(look)
      }
      look()
    })
    await page.getByRole('link', { name: '去乙页' }).tap()
    await page.getByText('这里是丙页').waitFor()
    await page.waitForFunction(() => ((window as { looks?: number }).looks ?? 0) > 5)
    const isSeen = await page.evaluate(() => 'isSeen' in window)
    await context.close()
    return isSeen
  }

  test('is not seen, even for a moment', async () => {
    expect(await isSeenAgain(async () => undefined)).toBe(false)
  })

  test('is found out when what closes it comes late', async () => {
    const isSeen = isSeenAgain(async (page) => {
      await loadApart(page)
      await page.route(/\/live-suspension\.\w+\.js$/, () => undefined)
    })
    expect(await isSeen).toBe(true)
  })
})
