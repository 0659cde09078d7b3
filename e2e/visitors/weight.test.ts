import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { Client } from 'pg'
import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { untilCountdownRuns, untilLoaded } from '../testing/until'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  const still = {
    code: 'still',
    title: '静止的页面',
    page_schema: [
      { name: 'text', value: { html: '<p>没有会动的组件</p>' } },
      { name: 'button', value: { text: '看说明', action: { type: 3, popupId: 'p' } } },
      {
        name: 'popup',
        value: { title: '说明' },
        id: 'p',
        children: [{ name: 'text', value: { html: '<p>说明在此</p>' } }],
      },
      { name: 'footer', value: { show: true, fxts: true } },
    ],
  }
  await gateway.importPages(still)
})
afterAll(() => browser?.close())

const url = (code: string) => `${gateway.origin}/h5-page/h5/${code}`

describe('a page without islands', () => {
  test('fetches no script at all, and still opens its popup and reports its view', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    // The test button of the test environment needs a script; visitors have no such button.
    await page.route(url('still'), async (route) => {
      const reply = await route.fetch()
      await route.fulfill({ response: reply, body: (await reply.text()).replace(' data-scripts=""', '') })
    })
    const viewed = page.waitForRequest('**/n8sf/api/collect/v1/page-view')
    await page.goto(url('still'))
    await viewed
    await page.getByRole('button', { name: '看说明' }).click()
    await page.getByText('说明在此').waitFor()
    expect(requests.filter((request) => request.resourceType() === 'script')).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('a page that has every block', () => {
  /** For all script before the first touch, including what is inline in the page: the goal of the catalogue. */
  const MOST = 20 * 1024

  test('loads what its first screens need, and the rest as one file once somebody scrolls', async () => {
    const { page, complaints, context } = await openTab(browser, PHONE)
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(url('kitchen-sink'))
    await untilLoaded(page)
    await page.waitForLoadState('networkidle')
    const more = await page.evaluate(() => document.body.dataset.more ?? '')
    expect(more.split('+').length).toBeGreaterThan(5)
    const sizes = await Promise.all(scripts.map(async (request) => (await request.sizes()).responseBodySize))
    const inline = await page.evaluate(() =>
      Array.from(document.scripts, ({ src, text }) => (src ? '' : text)).filter(Boolean),
    )
    const packed = inline.map((text) => brotliCompressSync(text).length)
    expect([...sizes, ...packed].reduce((total, size) => total + size, 0)).toBeLessThan(MOST)
    expect(scripts.length).toBeGreaterThan(0)

    const isMore = (request: Request) => request.url().endsWith(more)
    expect(scripts.filter(isMore)).toEqual([])
    const last = page.locator('[data-live=far]').last()
    expect(await last.getAttribute('data-asleep')).toBe('')
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => last.getAttribute('data-asleep')).toBeNull()
    // The driver reports a request some time after the page has received the response.
    await expect.poll(() => scripts.filter(isMore).length).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** The first view of a session, once the database knows how long it lasted. */
async function storedVisit(session: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: gateway.databaseUrl })
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query(
        'SELECT page_id, view_seq, duration FROM visit_log WHERE session_id = $1 AND was_left ORDER BY view_seq',
        [session],
      )
      if (rows[0]) return rows[0]
      await wait(50)
    }
  } finally {
    await client.end()
  }
}

describe('visits', () => {
  test('are reported once per view with session, page and container, and by how long they lasted', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const views: Record<string, unknown>[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/page-view')) views.push(JSON.parse(request.postData() ?? '{}'))
    })
    const second = page.waitForRequest(
      (request) => request.url().endsWith('/page-view') && views.length === 1,
    )
    await page.goto(`${url('journey')}?pageId=p-77`, { waitUntil: 'load' })
    await page.goto(url('still'), { waitUntil: 'load' })
    await second
    expect(views).toHaveLength(2)
    const [first, next] = views
    expect(first).toMatchObject({ code: 'journey', page_id: 'p-77', view_seq: 1, container: 'mb' })
    expect(next).toMatchObject({ code: 'still', view_seq: 2, session_id: first?.session_id })
    expect(await storedVisit(String(first?.session_id))).toMatchObject({ page_id: 'p-77', view_seq: 1 })
    await context.close()
  })

  test('never hold up a page, also when nobody takes the reports', async () => {
    const { page, context } = await openTab(browser, PHONE)
    await page.route('**/collect/**', () => undefined)
    await page.goto(url('journey'), { waitUntil: 'load' })
    await untilCountdownRuns(page)
    await page.goto(url('still'), { waitUntil: 'load' })
    await page.getByText('没有会动的组件').waitFor()
    await context.close()
  })
})
