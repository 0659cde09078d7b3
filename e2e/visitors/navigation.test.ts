import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, startDemoGateway } from '../testing/demo-gateway'
import { untilCountdownRuns, untilLoaded } from '../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startDemoGateway(), openBrowser()])
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
  await gateway.importPages(first, second)
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

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
