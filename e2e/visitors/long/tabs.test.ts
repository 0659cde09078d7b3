import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../../testing/demo-gateway'
import { NEWS_PAGE, TABS_ALONE, TABS_PAGE } from '../../testing/tabs-page'
import { untilLoaded } from '../../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  await gateway.importPages(TABS_PAGE, NEWS_PAGE, TABS_ALONE)
})
afterAll(() => browser?.close())

const url = (code: string) => `${gateway.origin}/h5-page/h5/${code}`
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const barTop = (page: Page) =>
  page.getByRole('tablist').evaluate((bar) => Math.round(bar.getBoundingClientRect().top))

describe('tabs on a phone', () => {
  test('show one panel at a time, and the address stays', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'), { waitUntil: 'domcontentloaded' })
    expect(await page.getByText('前三名获得纪念奖杯').isVisible()).toBe(false)
    await tab(page, '奖品').tap()
    await page.getByText('前三名获得纪念奖杯').waitFor()
    expect(await page.getByText('三月二十三日开市').isVisible()).toBe(false)
    expect(page.url()).toBe(url('contest'))
    expect(complaints).toEqual([])
    await context.close()
  })

  test('answer on a page that has nothing else to answer or to move', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('contest-rules'), { waitUntil: 'commit' })
    // As early as it can be tapped: a tap before the script is there is answered when it comes.
    await tab(page, '评奖').tap()
    await page.getByText('按收益率排名').waitFor()
    expect(await page.getByText('每人一个模拟账户').isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('an image and an island behind a tab wait for it, then come', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    await page.waitForLoadState('networkidle')
    expect(await page.locator('#cup img').first().getAttribute('data-src')).not.toBe(null)
    expect(await page.locator('#award').getAttribute('data-asleep')).toBe('')
    await tab(page, '奖品').tap()
    await page.locator('#award:not([data-asleep])').waitFor()
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('#cup img')?.naturalWidth ?? 0) > 0,
    )
    expect(complaints).toEqual([])
    await context.close()
  })

  test('go from one to the next by a swipe, and by arrow keys', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    const touch = await context.newCDPSession(page)
    const swipe = async (from: number, to: number) => {
      const at = (x: number) => [{ x, y: 500 }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await page.locator('[data-block=tabs]:not([data-asleep])').waitFor()
    await swipe(300, 100)
    await page.getByText('前三名获得纪念奖杯').waitFor()
    await swipe(100, 300)
    await page.getByText('三月二十三日开市').waitFor()
    await tab(page, '赛程').focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByText('每人一个模拟账户').waitFor()
    await context.close()
  })

  test('a link to a block behind a tab leads there, also from outside', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    await page.getByRole('link', { name: '看奖品' }).tap()
    await page.getByText('前三名获得纪念奖杯').waitFor()
    await page.goto('about:blank')
    await page.goto(`${url('contest')}#prizes`)
    await page.getByText('前三名获得纪念奖杯').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await context.close()
  })

  test('a popup behind a tab opens while another is shown', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    await page.getByRole('button', { name: '看说明' }).tap()
    await page.getByText('模拟比赛不构成投资建议').waitFor()
    await context.close()
  })

  test('the bar stays at the top while its panels are looked at, below the bar of a preview', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    await page.getByText('四月三十日收市').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 500))
    expect(await barTop(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 1300))
    expect(await barTop(page)).toBeLessThan(0)
    await page.goto(await gateway.previewLink('contest'))
    await page.evaluate(() => scrollTo(0, 500))
    expect(await barTop(page)).toBe(44)
    await context.close()
  })

  test('another tab begins at its beginning, however far one had scrolled', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.goto(url('contest'))
    await page.evaluate(() => scrollTo(0, 500))
    await tab(page, '规则').tap()
    await page.getByText('每人一个模拟账户').waitFor()
    expect(await barTop(page)).toBe(0)
    expect(
      await page.getByText('每人一个模拟账户').evaluate((words) => words.getBoundingClientRect().top),
    ).toBeLessThan(150)
    await context.close()
  })

  test('work in a page that came without a load', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    await page.goto(url('contest-news'))
    await untilLoaded(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('link', { name: '去大赛' }).tap()
    const award = page.getByText('前三名获得纪念奖杯')
    expect(await award.isVisible()).toBe(false)
    // The code that switches tabs comes as a chunk.
    await expect
      .poll(async () => {
        await tab(page, '奖品').tap()
        return award.isVisible()
      })
      .toBe(true)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('with scripts off every panel can be read under its title', async () => {
    const { page, context } = await openTab(browser, { ...PHONE, javaScriptEnabled: false })
    await page.goto(url('contest'))
    for (const words of ['三月二十三日开市', '前三名获得纪念奖杯', '每人一个模拟账户']) {
      expect(await page.getByText(words).isVisible()).toBe(true)
    }
    expect(await page.locator('.yz-tabs__title').allInnerTexts()).toEqual(['赛程', '奖品', '规则'])
    expect(await page.getByRole('tablist').isVisible()).toBe(false)
    await context.close()
  })
})
