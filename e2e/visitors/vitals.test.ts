import { Client } from 'pg'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'

interface Page {
  yingzao: { leave: unknown; leaveAtLoad: unknown }
}

/** By the browser's clock, in milliseconds from when the page was asked for. */
interface Times {
  chunk: number
  load: number
}

let gateway: DemoGateway
let browser: Browser
let database: Client

const WORDS = { name: 'text', id: 'top', value: { html: '<p>第一屏的文字</p>' } }

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  const countdown = { name: 'countdown', value: { endTime: Date.UTC(2099, 0, 1) } }
  await gateway.importPages({ code: 'measured', title: '会被测速的页面', page_schema: [WORDS, countdown] })
  await gateway.importPages({ code: 'measures-nothing', title: '不需要脚本的页面', page_schema: [WORDS] })
})
afterAll(async () => {
  await database?.end()
  await browser?.close()
})

async function stored(code: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.query('SELECT * FROM web_vital WHERE page_code = $1', [code])
  return rows
}

async function views(code: string): Promise<number> {
  const { rows } = await database.query('SELECT FROM visit_log WHERE code = $1', [code])
  return rows.length
}

/**
 * Opens a page for which this random number is drawn, leaves it once nothing more loads, and waits `until` its reports
 * have arrived: a browser that is closed loses what is still on its way.
 */
async function visit(
  path: string,
  drawn: number,
  { isMeasured = false, until = async () => {} }: { isMeasured?: boolean; until?: () => Promise<void> } = {},
): Promise<{ asked: string[]; complaints: string[]; times: Times }> {
  const { page, context, complaints } = await openTab(browser, PHONE)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript((number) => {
    Math.random = () => number
    // The code that measures a view replaces this `leave` with its own.
    addEventListener('load', () => {
      const { yingzao } = window as unknown as Partial<Page>
      // The empty page that comes after has none.
      if (yingzao) Object.assign(yingzao, { leaveAtLoad: yingzao.leave })
    })
  }, drawn)
  await page.route('**/h5-page/h5/measures-nothing', async (route) => {
    const reply = await route.fetch()
    // In the test environment every page loads a script, for its test button; in production this one does not.
    await route.fulfill({ response: reply, body: (await reply.text()).replace(/ data-scripts="[^"]*"/, '') })
  })
  await page.goto(`${gateway.origin}/h5-page/h5/${path}`)
  if (isMeasured) await expect.poll(() => page.evaluate(hasBegun)).toBe(true)
  await untilIdle(page)
  const times = await page.evaluate(chunkAndLoad)
  await page.goto('about:blank')
  await vi.waitFor(until, { timeout: 30_000, interval: 100 })
  await context.close()
  return { asked, complaints, times }
}

function chunkAndLoad(): Times {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [chunk] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/dist/vitals.'))
  return { chunk: chunk?.startTime ?? 0, load: page?.loadEventStart ?? Infinity }
}

function hasBegun(): boolean {
  const { yingzao } = window as unknown as Page
  return yingzao.leave !== yingzao.leaveAtLoad
}

/**
 * Waits until the page has had the time in which it would request the measuring code, and everything that it requested
 * has come.
 */
async function untilIdle(page: Tab): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  )
  await page.waitForLoadState('networkidle')
}

const isOf = (name: string) => (url: string) => url.includes(name)

test('a page that is measured tells how a real load went, after it, and once', async () => {
  const until = async () => expect(await stored('measured')).toHaveLength(1)
  const { complaints, times } = await visit('measured', 0.05, { isMeasured: true, until })
  const rows = await stored('measured')
  expect(rows).toMatchObject([{ page_version: 1, container: 'mb', lcp_block: expect.any(String), inp: null }])
  const { lcp, fcp, ttfb, cls } = rows[0] as Record<string, number>
  expect(lcp).toBeGreaterThan(0)
  expect(fcp).toBeLessThanOrEqual(lcp as number)
  expect(ttfb).toBeLessThanOrEqual(fcp as number)
  expect(cls).toBeGreaterThanOrEqual(0)
  // Nothing of it comes before the page has loaded. In which order requests are seen says nothing: beacons come late.
  expect(times.chunk).toBeGreaterThanOrEqual(times.load)
  expect(complaints).toEqual([])
})

test.each([
  ['one that is not among those that are measured', 'measured', 0.5],
  ['a preview', 'measured?isPreview=1', 0.05],
])('%s loads nothing for it, and tells nothing', async (_what, path, drawn) => {
  const before = await stored('measured')
  const { asked } = await visit(path, drawn)
  expect(asked.filter(isOf('vitals'))).toEqual([])
  expect(await stored('measured')).toEqual(before)
})

test('a page that needs no script loads none to be measured', async () => {
  const { asked } = await visit('measures-nothing', 0.05, {
    until: async () => expect(await views('measures-nothing')).toBe(1),
  })
  expect(asked.filter(isOf('.js'))).toEqual([])
  expect(await stored('measures-nothing')).toEqual([])
})
