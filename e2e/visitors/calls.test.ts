import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../packages/contract/src/server'
import type { Block } from '../../packages/schema/src/client'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { openBuiltSite } from '../testing/built-site'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const APP = { ...PHONE, userAgent: `${PHONE.userAgent} n8Web/6.43.0` }
const TOKEN = 'x.eyJzdWIiOiIxMDA4NiJ9.x'
const USER = operations.currentUser.path

/** A page that is idle may still let two seconds go by. */
const SOON = { timeout: 15_000 }

const block = (name: string, value: Record<string, unknown>, common: Block['common'] = {}): Block => ({
  name,
  id: name,
  value,
  common,
  children: [],
})
const STILL = block('text', { html: '<p>没有会动的组件</p>' })
const PLACES = block('number', { id: 'places', field: 'remain', prefix: '还剩', suffix: '个名额' })
const NOTICES = block('noticeTicker', { id: 'notices', page_id: '', list: [], type: 1 })

interface Opened {
  page: Page
  context: BrowserContext
  /** Calls and reports that went out, in their order: method, path and query. */
  sent: URL[]
  methods: string[]
}

/** Opens a page of these blocks. `prepare` changes the browser, or who is logged in, before it loads. */
async function open(
  blocks: Block[],
  place: Parameters<typeof openTab>[1] = PHONE,
  {
    draft = false,
    prepare,
  }: { draft?: boolean; prepare?: (context: BrowserContext) => Promise<unknown> } = {},
): Promise<Opened> {
  const { page, context } = await openTab(browser, place)
  const opened: Opened = { page, context, sent: [], methods: [] }
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^\/(n8sf|oabase|imchat)\//.test(url.pathname)) return
    opened.sent.push(url)
    opened.methods.push(request.method())
  })
  const site = await openBuiltSite(context)
  await prepare?.(context)
  await page.goto(site.put(blocks, { draft }).address, { waitUntil: 'load' })
  return opened
}

const logIn = (context: BrowserContext) =>
  context.addCookies([{ name: 'token', value: TOKEN, domain: 'localhost', path: '/' }])

describe('what a block asks for its numbers', () => {
  const { path: vacancy } = operations.activityVacancyDetail
  const { path: virtualUsers } = operations.activityVirtualUserDetail

  test.each([
    { place: PHONE, terminal_type: '2', draft: false },
    { place: APP, terminal_type: '3', draft: false },
    { place: DESKTOP, terminal_type: '1', draft: false },
    { place: PHONE, terminal_type: '2', draft: true },
  ])('says that it is terminal $terminal_type, preview $draft', async ({ place, terminal_type, draft }) => {
    const { page, context, sent } = await open([PLACES, NOTICES], place, { draft })
    await expect.poll(() => sent.filter(({ pathname }) => pathname.endsWith('/detail')).length, SOON).toBe(2)
    const query = (path: string) =>
      Object.fromEntries(sent.find(({ pathname }) => pathname === path)?.searchParams ?? [])
    const terminal = { terminal_type, is_preview: draft ? '1' : '0' }
    expect(query(vacancy)).toEqual({ id: 'places', ...terminal })
    expect(query(virtualUsers)).toEqual({ id: 'notices', ...terminal })
    await page.close()
    await context.close()
  })
})

describe('who is logged in', () => {
  const asked = ({ sent }: Opened) => sent.filter(({ pathname }) => pathname === USER).length

  test('is asked once on a page without anything to wake, when the page is there', async () => {
    const opened = await open([STILL], PHONE, { prepare: logIn })
    await expect.poll(() => asked(opened), SOON).toBe(1)
    // The browser lists a request when it has its answer, which is later than we see it go out.
    const times = await opened.page.waitForFunction((path) => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes(path))
      return page && call && { loaded: page.loadEventStart, began: call.startTime }
    }, USER)
    const { loaded = 0, began = 0 } = (await times.jsonValue()) || {}
    expect(loaded).toBeGreaterThan(0)
    expect(began).toBeGreaterThan(loaded)
    await opened.context.close()
  })

  test('is asked after pictures that take their time, and holds up none', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const image = block('image', { url: '/assets/slow.png', alt: '图', lazy: false, preview: false })
    const { page, context } = await openTab(browser, PHONE)
    const sent: string[] = []
    page.on('request', (request) => void sent.push(new URL(request.url()).pathname))
    const site = await openBuiltSite(context)
    await context.route('**/assets/slow.png', async (route) => {
      await held
      await route.fulfill({ status: 404 })
    })
    await logIn(context)
    await page.goto(site.put([image, PLACES]).address, { waitUntil: 'commit' })
    await expect.poll(() => sent, SOON).toContain('/assets/slow.png')
    // By then, everything that the page does by itself before asking would be done.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
    expect(sent).not.toContain(USER)
    release()
    await expect.poll(() => sent, SOON).toContain(USER)
    await context.close()
  })

  test('is asked again on every page that comes without a load', async () => {
    const { page, context } = await openTab(browser, PHONE)
    const users: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(USER)) users.push(request.url())
    })
    const site = await openBuiltSite(context)
    await logIn(context)
    const { address: second } = site.put([STILL])
    const link = block(
      'button',
      { type: 'text', text: '下一页', animate: 'none', align: 'center' },
      {
        action: { type: 7, atext: new URL(second).pathname },
      },
    )
    await page.goto(site.put([link]).address, { waitUntil: 'load' })
    await expect.poll(() => users.length, SOON).toBe(1)
    await page.getByRole('link', { name: '下一页' }).tap()
    await page.getByText('没有会动的组件').waitFor()
    await expect.poll(() => users.length, SOON).toBe(2)
    await context.close()
  })

  test('is asked of nobody, and costs them no script', async () => {
    const opened = await open([STILL])
    await opened.page.waitForLoadState('networkidle')
    expect(asked(opened)).toBe(0)
    expect(await opened.page.locator('script[src]').count()).toBe(0)
    await opened.context.close()
  })

  test('is nobody any more when the gateway says so: the token is gone, and what was for them', async () => {
    const members = block('text', { html: '<p>会员专区</p>' }, { show_if: { login: true } })
    const { page, context } = await open([STILL, members], PHONE, {
      prepare: async (context) => {
        await logIn(context)
        await context.route(`**${USER}`, (route) =>
          route.fulfill({
            status: 403,
            json: { code: 400003, msg: '登录已失效，请重新登录', response: null },
          }),
        )
      },
    })
    await expect.poll(() => context.cookies(), SOON).toEqual([])
    await page.getByText('会员专区').waitFor({ state: 'hidden' })
    expect(await page.getByText('登录已失效').count()).toBe(0)
    await context.close()
  })

  test.each([
    ['another refusal', { status: 200, json: { code: 0, msg: '操作失败', response: null } }],
    ['a gateway that is away', { status: 503, json: { code: 500000, msg: '稍后', response: null } }],
  ])('stays whoever it was after %s', async (_what, reply) => {
    const opened = await open([STILL], PHONE, {
      prepare: async (context) => {
        await logIn(context)
        await context.route(`**${USER}`, (route) => route.fulfill(reply))
      },
    })
    await opened.page.waitForResponse(`**${USER}`).catch(() => undefined)
    await expect.poll(() => asked(opened), SOON).toBe(1)
    expect(await opened.context.cookies()).toMatchObject([{ name: 'token', value: TOKEN }])
    await opened.context.close()
  })
})

describe('a visit', () => {
  const { path: beacon } = operations.visitBeacon
  const { path: view } = operations.pageView
  const shop = block(
    'button',
    { type: 'text', text: '去商城', animate: 'none', align: 'center' },
    {
      action: { type: 3, popupId: 'none' },
      uploadId: 'ad-7',
    },
  )

  test('names the ad whose button was tapped, in a picture where requests die with their page', async () => {
    const kinds: string[] = []
    const { page, context, sent, methods } = await open([shop], PHONE, {
      prepare: (context) => {
        context.on('request', (request) => {
          if (request.url().includes(beacon)) kinds.push(request.resourceType())
        })
        return context.addInitScript(() => {
          Reflect.deleteProperty(Request.prototype, 'keepalive')
          Reflect.deleteProperty(Navigator.prototype, 'sendBeacon')
        })
      },
    })
    await expect.poll(() => sent.map(({ pathname }) => pathname), SOON).toContain(view)
    expect(methods[sent.findIndex(({ pathname }) => pathname === view)]).toBe('POST')
    await page.getByRole('button', { name: '去商城' }).tap()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const left = () => sent.find(({ pathname }) => pathname === beacon)?.searchParams
    await expect.poll(() => left()?.get('upload_id'), SOON).toBe('ad-7')
    expect(kinds[0]).toBe('image')
    await context.close()
  })
})
