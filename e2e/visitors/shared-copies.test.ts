import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'
import { untilCountdownRuns } from '../testing/until'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let gateway: OwnDemoGateway
let browser: Browser
/** When the campaign of `kept-window` begins, by the server. */
const begin = Date.now() + HOUR

beforeAll(async () => {
  gateway = await startDemoGateway({ settings: { PAGE_CACHE: 'edge' } })
  browser = await openBrowser()
  const text = { name: 'text', value: { html: '<p>正文</p>' }, children: [] }
  const countdown = {
    name: 'countdown',
    value: { type: 1, name: '距结束', endTime: begin + 9 * DAY },
    children: [],
  }
  await gateway.importPages(
    pageOf('kept-countdown', { page_schema: [countdown] }),
    pageOf('kept-window', { page_schema: [text], start_at: begin }),
    pageOf('kept-text', { page_schema: [text] }),
  )
})
afterAll(async () => {
  await browser?.close()
  await gateway?.stop()
})

function pageOf(code: string, more: object): object {
  const meta = { keywords: '', description: '' }
  return { code, title: '活动', meta, background: '', is_auto_fit: 0, extra: { pageID: '1' }, ...more }
}

/** Opens the copy of a page that a cache has kept, on a phone whose clock is a day ahead. */
async function openCopy(code: string, more: Record<string, string> = {}) {
  const url = `${gateway.origin}/h5-page/h5/${code}`
  const reply = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const kept = ['content-type', 'content-security-policy', 'cache-control', 'server-timing']
  const said = Object.fromEntries([...reply.headers].filter(([name]) => kept.includes(name)))
  const copy = { headers: { ...said, ...more } as Record<string, string>, body: await reply.text() }
  const tab = await openTab(browser, PHONE)
  const asked: string[] = []
  tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await tab.page.addInitScript((day) => {
    const { now } = Date
    const { timeOrigin } = performance
    Date.now = () => now() + day
    Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + day })
  }, DAY)
  await tab.page.route(url, (route) => route.fulfill(copy))
  await tab.page.goto(url)
  return { ...tab, asked, headers: copy.headers }
}

/** By how much the countdown is wrong, in milliseconds. */
async function offBy(page: Page): Promise<number> {
  await untilCountdownRuns(page)
  const shown = await page.evaluate(() => {
    const timer = document.querySelector<HTMLElement>('[data-end]')
    const [d = 0, h = 0, m = 0, s = 0] = [...(timer?.querySelectorAll('b') ?? [])].map((b) =>
      Number(b.textContent),
    )
    return Number(timer?.dataset.end) - (((d * 24 + h) * 60 + m) * 60 + s) * 1000
  })
  return shown - Date.now()
}

test('the countdown of a copy, however old, is right on a phone that is a day off', async () => {
  const { page, context, asked, complaints, headers } = await openCopy('kept-countdown')
  expect(headers['server-timing']).toBeUndefined()
  await expect.poll(async () => Math.abs(await offBy(page))).toBeLessThan(2_000)
  expect(asked.filter((path) => path === '/clock')).toHaveLength(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('with the time of the reply in it, a copy that is an hour old is an hour wrong', async () => {
  const { page, context } = await openCopy('kept-countdown', {
    'server-timing': `now;dur=${Date.now() - HOUR}`,
  })
  expect(Math.abs((await offBy(page)) + HOUR)).toBeLessThan(5_000)
  await context.close()
})

test('a campaign that begins in an hour has not begun, whatever the phone believes', async () => {
  const { page, context } = await openCopy('kept-window')
  await page.waitForFunction(() => document.documentElement.classList.contains('yz-before'))
  await context.close()
})

test('a page that does not go by the clock asks for none', async () => {
  const { page, context, asked } = await openCopy('kept-text')
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/clock')
  await context.close()
})
