import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block } from '../../packages/schema/src/client'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type BuiltSite, openBuiltSite } from '../testing/built-site'
import { untilLoaded } from '../testing/until'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const OFFER = '资料还没有领取'
const VALUE = {
  image: '',
  title: OFFER,
  sub_title: '',
  button1_text: '继续领取',
  button1_url: '/h5-page/h5/a',
  button2_text: '残忍离开',
  trigger: 'load',
  seconds: 15,
  percent: 60,
  once: false,
}
const block = (name: string, id: string, value: object, common: Block['common'] = {}): Block => ({
  name,
  id,
  value: { ...value },
  common,
  children: [],
})
const offer = (value: Partial<Record<keyof typeof VALUE, unknown>> = {}, common?: Block['common']) =>
  block('retainPopup', 'stay', { ...VALUE, ...value }, common)
const words = (id: string, text: string) => block('text', id, { html: `<p>${text}</p>` })
const SPACE = block('empty', 'space', { height: 3000 })
/** Loads the loader, whose own history entries must not get in the way. */
const MARQUEE = block('marquee', 'news', { content: '名额有限，先到先得', speed: 'middle' })

interface Opened {
  page: Page
  context: BrowserContext
  complaints: string[]
  site: BuiltSite
}

async function open(
  blocks: Block[],
  { prepare, userAgent = PHONE.userAgent }: Opening = {},
): Promise<Opened> {
  const { page, context, complaints } = await openTab(browser, { ...PHONE, userAgent })
  const site = await openBuiltSite(context)
  await prepare?.(context)
  // Somewhere to go back to.
  await page.goto(site.put([words('before', '上一页')]).address)
  await page.goto(site.put(blocks).address)
  return { page, context, complaints, site }
}

interface Opening {
  prepare?: (context: BrowserContext) => Promise<unknown>
  userAgent?: string
}

const dialog = (page: Page) => page.getByRole('dialog', { name: OFFER })
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('yz-locked'))
const openPopups = (page: Page) => page.locator('dialog[open]').count()

describe('an offer to stay', () => {
  test('opens, with what moves it in the one script of the page, and closes', async () => {
    const scripts: string[] = []
    const { page, context } = await open([offer()], {
      prepare: async (opened) =>
        opened.on('request', (it) => void (it.resourceType() === 'script' && scripts.push(it.url()))),
    })
    await dialog(page).waitFor()
    expect(await isLocked(page)).toBe(true)
    expect(scripts).toEqual([expect.stringMatching(/\/live-retainPopup\.\w+\+main\.\w+\.js$/)])
    await page.getByRole('button', { name: '残忍离开' }).tap()
    await page.waitForFunction(() => !document.documentElement.classList.contains('yz-locked'))
    await context.close()
  })

  test('that is hidden by its own condition leaves the page to its visitor', async () => {
    const { page, context } = await open([offer({}, { show_if: { env: ['app'] } })])
    expect([await isLocked(page), await openPopups(page)]).toEqual([false, 0])
    await context.close()
  })

  test('would take it, unseen, if nobody looked whether it shows', async () => {
    const blind = (context: BrowserContext) =>
      context.addInitScript(() => {
        Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
      })
    const { page, context } = await open([offer({}, { show_if: { env: ['app'] } })], { prepare: blind })
    expect([await isLocked(page), await openPopups(page)]).toEqual([true, 1])
    await context.close()
  })

  test('opens when its condition begins to hold, and not only at the next visit', async () => {
    const { page, context } = await open([offer({}, { show_if: { login: true } })])
    expect(await openPopups(page)).toBe(0)
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as a login leaves it.
      document.cookie = 'token=x;path=/'
    })
    await dialog(page).waitFor()
    await context.close()
  })

  test.each([
    ['a place', () => '#form'],
    ['the whole address of a place', (address: string) => `${address}#form`],
  ])(
    'whose first button leads to %s on the page closes, and the visitor arrives there',
    async (_what, to) => {
      // The second page of the context, as its address is known only then.
      const address = 'http://localhost/h5-page/h5/page-2'
      const { page, context, complaints } = await open([
        words('top', '开头'),
        SPACE,
        words('form', '在这里填写'),
        SPACE,
        offer({ button1_url: to(address) }),
      ])
      await dialog(page).waitFor()
      await page.getByRole('link', { name: '继续领取' }).tap()
      await page.waitForFunction(() => {
        const { top } = (document.getElementById('form') as Element).getBoundingClientRect()
        return Math.abs(top) < 5 && !document.documentElement.classList.contains('yz-locked')
      })
      expect([await openPopups(page), new URL(page.url()).hash]).toEqual([0, '#form'])
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

describe('an offer to those who leave', () => {
  const LEAVING = [words('words', '点这里'), SPACE, MARQUEE, offer({ trigger: 'leave' })]

  /**
   * Opens the page, waits for the loader, and scrolls down after the first tap: that is where the visitor is when they
   * leave.
   */
  async function read(opening?: Opening): Promise<Opened> {
    const opened = await open(LEAVING, opening)
    const { page } = opened
    await untilLoaded(page)
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-same', ''))
    await page.getByText('点这里').tap()
    await page.evaluate(() => scrollTo(0, 600))
    return opened
  }

  test('comes with the back key, where the visitor was, and the next press leaves', async () => {
    const { page, context, complaints } = await read()
    const address = page.url()
    await page.evaluate(() => history.back())
    await dialog(page).waitFor()
    expect(page.url()).toBe(address)
    expect(await page.evaluate(() => scrollY)).toBe(600)
    expect(await page.locator('main[data-same]').count()).toBe(1)
    await page.getByRole('button', { name: '残忍离开' }).tap()
    await page.evaluate(() => history.back())
    await page.getByText('上一页').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('comes with the back key after a reload too', async () => {
    const { page, context } = await read()
    await page.reload()
    await page.evaluate(() => history.back())
    await dialog(page).waitFor()
    await context.close()
  })

  test('costs no press where a lead was left meanwhile', async () => {
    const { page, context } = await read()
    await page.evaluate(() => document.body.setAttribute('data-sent', ''))
    await page.evaluate(() => history.back())
    await page.getByText('上一页').waitFor()
    await context.close()
  })

  test('leaves the back key alone in WeChat', async () => {
    const { page, context } = await read({ userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` })
    await page.evaluate(() => history.back())
    await page.getByText('上一页').waitFor()
    await context.close()
  })

  test('is taken back to by the way back from a jump within the page', async () => {
    const { page, context } = await read()
    await page.evaluate(() => {
      location.hash = '#end'
    })
    await page.evaluate(() => history.back())
    await page.waitForFunction(() => location.hash === '')
    expect(await openPopups(page)).toBe(0)
    await page.evaluate(() => history.back())
    await dialog(page).waitFor()
    await context.close()
  })
})
