import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../../packages/schema/src/client'
import { DESKTOP, openBrowser, openTab, PHONE } from '../testing/browser'
import { type BuiltSite, openBuiltSite } from '../testing/built-site'
import { createGate } from '../testing/gate'
import { type HeldScripts, holdScripts, SCRIPTS } from '../testing/hold-scripts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const block = (name: string, value: object, rest: Partial<Block> = {}): Block => ({
  name,
  id: name,
  value: { ...value },
  common: {},
  children: [],
  ...rest,
})
const words = (id: string) => block('text', { html: `<p>${id}</p>` }, { id })
const slides = ['一', '二', '三', '四', '五'].map((alt) => ({ image: '/assets/slide.jpg', alt }))
const ROW = block('cardSwiper', {
  list: slides,
  cardShowNum: 1,
  spacing: 20,
  autoplay: false,
  loop: true,
  arrow: true,
  indicator: true,
})
const items = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    title: `第 ${index + 1} 条`,
    desc: '',
    image: '',
    time: '',
    ...more,
  }))
const LIST = { type: 'text', page_size: 2, emptyText: '', source: '', source_params: '' }

interface Tapped {
  blocks: Block[]
  device?: Parameters<typeof openTab>[1]
  /** Which scripts are on their way. */
  late?: RegExp
  tap(page: Page): Promise<unknown>
  /** Returns the effect of the taps so far. */
  effect(page: Page): Promise<unknown>
  /** Before the tap is answered, after it is, and after another tap. */
  effects: readonly [unknown, unknown, unknown]
}

const copiesOf = (page: Page) => page.evaluate(() => (window as unknown as { copies: string[] }).copies)
const current = (page: Page) => page.locator('[aria-current]').getAttribute('aria-label')
const rows = (page: Page) => page.locator('[data-item]:not([hidden])').count()

const TAPPED: Record<string, Tapped> = {
  'an arrow of a carousel': {
    blocks: [ROW],
    device: DESKTOP,
    late: /\/(live-cardSwiper|carousel)\.\w+\.js$/,
    tap: (page) => page.getByRole('button', { name: '下一张' }).click(),
    effect: current,
    effects: ['转到第 1 张', '转到第 2 张', '转到第 3 张'],
  },
  'a dot of a carousel': {
    blocks: [ROW],
    late: /\/(live-cardSwiper|carousel)\.\w+\.js$/,
    tap: (page) => page.getByRole('button', { name: '转到第 3 张' }).tap(),
    effect: current,
    effects: ['转到第 1 张', '转到第 3 张', '转到第 3 张'],
  },
  'the end of a list': {
    blocks: [block('list', { ...LIST, list: items(9) })],
    late: /\/live-list\.\w+\.js$/,
    tap: (page) => page.getByRole('button', { name: '加载更多' }).tap(),
    effect: rows,
    effects: [2, 4, 6],
  },
  'an item of a list': {
    blocks: [
      block('list', {
        ...LIST,
        page_size: 0,
        list: items(1, { action: { type: 1, pageName: 'strategyList' } }),
      }),
    ],
    tap: (page) => page.getByRole('button', { name: '第 1 条' }).dispatchEvent('click'),
    effect: (page) => page.getByRole('dialog', { name: '请在App中继续' }).count(),
    effects: [0, 1, 1],
  },
  'a tab': {
    blocks: [
      block('tabs', {
        active: 0,
        sticky: false,
        list: ['甲', '乙'].map((title) => ({ title, children: [words(`${title}的内容`)] })),
      }),
    ],
    late: /\/live-tabs\.\w+\.js$/,
    tap: (page) => page.getByRole('tab', { selected: false }).tap(),
    effect: (page) => page.getByRole('tabpanel').innerText(),
    effects: ['甲的内容', '乙的内容', '甲的内容'],
  },
  'the button that copies a code': {
    blocks: [block('code', { codeId: '', room: 'text', text: 'N8-2026', buttonText: '复制' })],
    late: /\/live-code\.\w+\.js$/,
    tap: (page) => page.getByRole('button', { name: '复制' }).tap(),
    effect: copiesOf,
    effects: [[], ['N8-2026'], ['N8-2026', 'N8-2026']],
  },
}

interface Opened {
  page: Page
  context: BrowserContext
  complaints: string[]
  held: HeldScripts
  site: BuiltSite
}

async function open(device: Parameters<typeof openTab>[1], late: RegExp): Promise<Opened> {
  const { page, context, complaints } = await openTab(browser, device)
  const site = await openBuiltSite(context)
  const held = await holdScripts(page, late)
  await page.addInitScript(() => {
    const copies: string[] = []
    const clipboard = { writeText: async (text: string) => void copies.push(text) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
    Object.assign(window, { copies })
  })
  return { page, context, complaints, held, site }
}

describe('a tap on what is drawn and does not hear yet', () => {
  test.each(Object.entries(TAPPED))('%s is answered as soon as it does, and once', async (_what, tapped) => {
    const { blocks, device = PHONE, late = SCRIPTS, tap, effect, effects } = tapped
    const { page, context, complaints, held, site } = await open(device, late)
    await page.goto(site.put(blocks).address, { waitUntil: 'domcontentloaded' })
    await expect.poll(held.asked).toBeGreaterThan(0)
    await tap(page)
    expect(await effect(page)).toEqual(effects[0])
    held.letCome()
    await expect.poll(() => effect(page)).toEqual(effects[1])
    // If the first tap were answered twice, this one would go too far.
    await tap(page)
    await expect.poll(() => effect(page)).toEqual(effects[2])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the way to a code that is made for one visitor leads to the login, once', async () => {
    const { page, context, held, site } = await open(PHONE, /\/own\.\w+\.js$/)
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/passport/')) logins.push(request.url())
    })
    const code = block('qrcode', { type: 'person', image: '', state_code: '', tip: '' })
    await page.goto(site.put([code]).address)
    await expect.poll(held.asked).toBe(1)
    await page.getByRole('button', { name: '登录后查看' }).tap()
    held.letCome()
    await page.waitForURL('**/passport/m/login**')
    expect(logins).toHaveLength(1)
    await context.close()
  })

  test('on one tab and then another leaves the last one open', async () => {
    const { page, context, complaints, held, site } = await open(PHONE, /\/live-tabs\.\w+\.js$/)
    const list = ['甲', '乙', '丙'].map((title) => ({ title, children: [words(`${title}的内容`)] }))
    const { address } = site.put([block('tabs', { active: 0, sticky: false, list })])
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect.poll(held.asked).toBe(1)
    await page.getByRole('tab', { name: '丙' }).tap()
    await page.getByRole('tab', { name: '乙' }).tap()
    held.letCome()
    await page.locator('[data-block=tabs]:not([data-asleep])').waitFor()
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toBe('乙的内容')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is lost where nobody keeps it: what is shown above can fail', async () => {
    const { blocks, tap, effect, effects } = TAPPED['the button that copies a code'] as Tapped
    const { page, context, held, site } = await open(PHONE, SCRIPTS)
    await page.addInitScript(() => addEventListener('click', (event) => event.stopPropagation(), true))
    await page.goto(site.put(blocks).address, { waitUntil: 'domcontentloaded' })
    await expect.poll(held.asked).toBeGreaterThan(0)
    await tap(page)
    held.letCome()
    await page.locator('[data-block=code]:not([data-asleep])').waitFor()
    expect(await effect(page)).toEqual(effects[0])
    await context.close()
  })
})

describe('a tap while the page itself is still coming', () => {
  const PAGE = [
    block('tabs', {
      active: 0,
      sticky: false,
      list: [
        { title: '课程', children: [words('甲')] },
        { title: '老师', children: [words('乙')] },
      ],
    }),
    block(
      'button',
      { type: 'text', text: '看规则', animate: 'none', align: 'center' },
      {
        common: { action: { type: 3, popupId: 'popup' } },
      },
    ),
    block(
      'popup',
      { title: '规则', position: 'center', mask: true, closeOnMask: false },
      { children: [words('每位用户限领一次')] },
    ),
  ]

  /**
   * Serves a page whose blocks come at once and whose end, with the lines that make them live, comes when it is
   * released.
   */
  async function openHalf() {
    const { page, context, complaints } = await openTab(browser, PHONE)
    const site = await openBuiltSite(context)
    const { html, csp } = site.put(PAGE).page
    const gate = createGate()
    const server = createServer(async (_request, response) => {
      const end = html.indexOf('</main>')
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': csp,
      })
      response.write(html.slice(0, end))
      await gate.opened
      response.end(html.slice(end))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await page.route('**/half', (route) => route.continue())
    await page.goto(`http://127.0.0.1:${port}/half`, { waitUntil: 'commit' })
    const close = async () => {
      await context.close()
      server.close()
    }
    return { page, complaints, letCome: gate.open, close }
  }

  test('is answered at once by what opens a popup', async () => {
    const { page, complaints, letCome, close } = await openHalf()
    await page.getByRole('button', { name: '看规则' }).tap()
    await page.getByText('每位用户限领一次').waitFor()
    letCome()
    expect(complaints).toEqual([])
    await close()
  })

  test('is answered by tabs when the page is there', async () => {
    const { page, complaints, letCome, close } = await openHalf()
    await page.getByRole('tab', { name: '老师' }).tap()
    expect(await page.getByText('乙', { exact: true }).isVisible()).toBe(false)
    letCome()
    await page.getByText('乙', { exact: true }).waitFor()
    await page.getByRole('tab', { name: '课程' }).tap()
    await page.getByText('甲', { exact: true }).waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})
