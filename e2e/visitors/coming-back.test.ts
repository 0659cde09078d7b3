import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LEAD_PAGE } from '../leads/lead-page'
import { field, fill, newVisitor } from '../leads/lead-site'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { openKeepingBrowser } from '../testing/keeping-browser'
import { untilAwake, untilCountdownRuns, untilLoaded } from '../testing/until'

let gateway: DemoGateway
let keeping: Browser
let browser: Browser
/** Another site, to which visitors go. */
let elsewhere: Server
let away: string

const PAGE = {
  code: 'leave-me',
  title: '去去就回',
  page_schema: [
    { name: 'countdown', value: { type: 3, name: '距报名结束', endTime: 1_830_268_800_000 } },
    // Moves, so the page has a loader.
    { name: 'marquee', value: { content: '名额有限，先到先得' } },
    ...LEAD_PAGE.page_schema,
  ],
}
const url = (code: string) => `${gateway.origin}/h5-page/h5/${code}`

beforeAll(async () => {
  elsewhere = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>elsewhere</title>')
  }).listen(0, '127.0.0.1')
  gateway = sharedDemoGateway()
  ;[keeping, browser] = await Promise.all([openKeepingBrowser(), openBrowser(), once(elsewhere, 'listening')])
  away = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  await gateway.importPages(PAGE)
})
afterAll(async () => {
  await Promise.all([keeping?.close(), browser?.close()])
  elsewhere?.close()
})

describe('back by the browser from another site', () => {
  const HOURS_AWAY = 3

  interface World {
    page: Page
    context: BrowserContext
    /** Evaluates an expression in the page that is shown. Playwright itself loses track of a page that was kept. */
    ask<Answer>(question: string): Promise<Answer>
  }

  async function inWorld(journey: (world: World) => Promise<void>, spoil = () => {}): Promise<void> {
    const { page, context } = await openTab(keeping, PHONE)
    try {
      await page.addInitScript((hours) => {
        const { now } = Date
        addEventListener('pageshow', ({ persisted }) => {
          Object.assign(window, { wasKept: persisted })
          // As for a visitor who stayed away so long: the wall clock goes on, and no timer fires.
          if (persisted) Date.now = () => now() + hours * 3_600_000
        })
      }, HOURS_AWAY)
      await page.addInitScript(spoil)
      const protocol = await context.newCDPSession(page)
      await journey({ page, context, ask: (question) => asked(protocol, question) })
    } finally {
      await context.close()
    }
  }

  async function asked<Answer>(protocol: CDPSession, expression: string): Promise<Answer> {
    const { result } = await protocol.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }

  async function goAndComeBack({ page, ask }: World): Promise<void> {
    await page.goto(away)
    // Later, or the answer to the question may be lost with the page that was asked.
    await ask('void setTimeout(() => history.back())')
    await expect.poll(() => ask('location.href')).toBe(url(PAGE.code))
    await expect.poll(() => ask('window.wasKept')).toBe(true)
  }

  const SECONDS_LEFT = `[...document.querySelectorAll('[data-end] b')].reduce(
    (sum, { textContent }, index) => (sum + Number(textContent)) * [24, 60, 60, 1][index], 0)`
  const TYPED = `[...document.querySelectorAll('form input[name]')].map(
    ({ type, value, checked }) => type === 'checkbox' ? checked : value)`

  async function journey(world: World): Promise<void> {
    const { page, ask } = world
    const visitor = newVisitor()
    await page.goto(url(PAGE.code))
    await untilCountdownRuns(page)
    await untilAwake(page, '[data-block=leadForm]')
    await fill(page, visitor)
    expect(await field(page, 'handset').inputValue()).toBe(visitor.handset)
    const before = await ask<number>(SECONDS_LEFT)
    await goAndComeBack(world)
    const passed = async () => before - (await ask<number>(SECONDS_LEFT))
    await expect.poll(passed).toBeGreaterThanOrEqual(HOURS_AWAY * 3_600)
    expect(await passed()).toBeLessThan(HOURS_AWAY * 3_600 + 60)
    expect(await ask(TYPED)).toEqual([visitor.name, visitor.handset, true, false])
    expect(await ask('document.querySelector("[data-block=leadForm]").dataset.asleep')).toBeUndefined()
  }

  test('the page is shown as it was left: its countdown is right, and what was typed is there', () =>
    inWorld(journey))

  test('is found out when the page could not be kept', async () => {
    const listen = () => addEventListener('unload', () => {})
    await expect(inWorld(journey, listen)).rejects.toThrow('to be true')
  })
})

describe('a second visit', () => {
  /**
   * What was transferred over the network for a page: neither cached by the browser nor answered with "not modified".
   */
  const fetched = (page: Page) =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType }) => /^(script|img|css|link)$/.test(initiatorType))
        .filter(({ transferSize, responseStatus }) => transferSize > 0 && responseStatus !== 304)
        .map(({ name }) => new URL(name).pathname),
    )

  async function visit(
    context: BrowserContext,
    prepare = async (_page: Page): Promise<unknown> => undefined,
  ) {
    const page = await context.newPage()
    await prepare(page)
    await page.goto(url('journey'))
    await untilLoaded(page)
    await page.locator('.yz-marquee__box--runs').waitFor()
    return fetched(page)
  }

  test('takes scripts and pictures from what the browser has kept', async () => {
    const { context } = await openTab(browser, PHONE)
    const first = await visit(context)
    expect(first.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1)
    expect(first.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(1)
    expect(await visit(context)).toEqual([])
    await context.close()
  })

  test('is found out when it fetches them again', async () => {
    const { context } = await openTab(browser, PHONE)
    const first = await visit(context)
    const second = await visit(context, async (page) => {
      const protocol = await context.newCDPSession(page)
      await protocol.send('Network.enable')
      await protocol.send('Network.setCacheDisabled', { cacheDisabled: true })
    })
    expect(second.sort()).toEqual(first.sort())
    await context.close()
  })
})
