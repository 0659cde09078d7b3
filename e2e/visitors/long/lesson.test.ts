import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser'
import { button, heading, openShop, payBy, type Shop, sayDone } from '../../testing/buying'

/** A lesson of the demo, a minute and a half long, of which those who have not bought the course may watch a minute. */
const LESSON = 'two-lines-signal'
const TITLE = '信号出现以后：先核对，再决定'
const ADDRESS = `/h5-page/cpmj/details/${LESSON}`

let browser: Browser
let shop: Shop
beforeAll(async () => {
  browser = await openBrowser()
  shop = await openShop(() => browser)
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await browser?.close()
})

test('a locked lesson is tried, bought, plays on where its address ended, and is gone on with where it was left', async () => {
  await using buyer = await shop.enter()
  const { page, context } = buyer
  const film = await watchFilm(context)

  await page.goto(ADDRESS)
  await page.getByText('试看 60 秒').waitFor()
  await button(page, '2x').tap()
  await button(page, `播放：${TITLE}`).tap()
  await film.playsTo(page, 2)
  await film.goTo(page, 57)
  await page.getByText('购买后观看').waitFor()
  // The locked part cannot be reached by the film’s own bar either.
  expect(await film.second(page)).toBeLessThan(62)
  await button(page, '去购买').tap()

  await page.waitForURL('**/h5-page/course')
  await button(page, '立即订购').last().tap()
  await page.getByRole('dialog', { name: '收银台' }).getByLabel('三个月').check()
  await button(page, '下一步').tap()
  await button(page, '确认支付').waitFor()
  await payBy(page, '微信支付')
  await button(page, '付款').tap()
  await sayDone(page)
  await heading(page, '支付成功').waitFor()

  film.holdRest()
  await page.goto(ADDRESS)
  await button(page, `播放：${TITLE}`).tap()
  await film.playsTo(page, 6)
  const before = film.address(await film.source(page))
  const asked = page.waitForResponse((reply) => reply.url().includes('/video/v1/play'))
  await film.end()
  expect((await asked).status()).toBe(200)
  await film.playsFrom(page, before)
  expect(film.refused()).toBe(1)
  const [last, first] = await film.edge(page)
  // It does not start over, and nothing is skipped.
  expect(last).toBeGreaterThanOrEqual(6)
  expect(Math.abs(first - last)).toBeLessThan(1.5)
  expect(await page.getByText('视频暂时不能播放').count()).toBe(0)

  await film.goTo(page, 40)
  await film.playsTo(page, 42)
  await page.reload()
  const resume = page.getByRole('button', { name: /^上次看到 00:4\d，继续$/ })
  const said = Number((await resume.textContent())?.match(/00:(\d\d)/)?.[1])
  await resume.tap()
  await film.playsTo(page, said + 1)
  expect(await film.earliest(page)).toBeGreaterThanOrEqual(said - 1)

  await film.goTo(page, 88)
  await film.playsTo(page, 89)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(() => lessonOf(buyer)).toMatchObject({ is_watched: true, is_locked: false })
  // The lesson still counts as watched when its beginning is played again.
  await page.reload()
  await button(page, `播放：${TITLE}`).tap()
  await film.playsTo(page, 6)
  expect(await film.earliest(page)).toBeLessThan(6)
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await expect.poll(async () => (await lessonOf(buyer))?.progress).toBeLessThan(40)
  expect(await lessonOf(buyer)).toMatchObject({ is_watched: true })
  await page.goto('/h5-page/slzf')
  const card = page.getByRole('link', { name: new RegExp(TITLE) }).first()
  await card.getByText('已看完').waitFor()

  // The only complaint is the browser's about the one address that was made to expire.
  expect(buyer.complaints.filter((text) => !/status of 403/.test(text))).toEqual([])
})

async function lessonOf({ call }: Awaited<ReturnType<Shop['enter']>>) {
  return (await call('videoList', { name: LESSON, page_size: 1 })).list[0]
}

/** How much of a film is sent before the rest is held back: its table of contents and about half a minute. */
const BEGINNING = 300_000

/** Watches the films of a browser, and can make an address expire while a film plays. */
async function watchFilm(context: BrowserContext) {
  let isHolding = false
  let end: (() => void) | undefined
  let ended: string | undefined
  let refused = 0

  await context.addInitScript(() => {
    const passed: [source: string, second: number][] = []
    Object.assign(window, { passed })
    document.addEventListener(
      'timeupdate',
      ({ target }) => {
        const { currentSrc, currentTime, seeking, paused, readyState } = target as HTMLVideoElement
        // The event also fires while the film is switching to another address or second.
        if (!seeking && !paused && readyState >= 2) passed.push([currentSrc, currentTime])
      },
      true,
    )
  })
  await context.route('**/media/**', async (route) => {
    const url = route.request().url()
    if (url === ended) return refuse(route)
    if (!isHolding) return route.continue()
    const from = Number(/bytes=(\d+)-/.exec((await route.request().headerValue('range')) ?? '')?.[1] ?? 0)
    if (from < BEGINNING) return sendPart(route, from)
    // What a player requests ahead stays unanswered until its address has expired.
    await new Promise<void>((resolve) => {
      end = resolve
    })
    isHolding = false
    ended = url
    return refuse(route)
  })

  async function sendPart(route: Route, from: number): Promise<void> {
    const headers = { ...(await route.request().allHeaders()), range: `bytes=${from}-${BEGINNING - 1}` }
    await route.fulfill({ response: await route.fetch({ headers }) })
  }

  /** Has the gateway itself refuse, as it does for the token of another time. */
  async function refuse(route: Route): Promise<void> {
    const over = route
      .request()
      .url()
      .replace(/\/media\/[0-9a-z]+\./, '/media/1.')
    const response = await route.fetch({ url: over })
    if (response.status() === 403) refused += 1
    await route.fulfill({ response })
  }

  const passedOn = (page: Page) =>
    page.evaluate(() => (window as unknown as { passed: [string, number][] }).passed)
  const address = (source: string) => new URL(source).pathname
  const second = (page: Page) =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  return {
    address,
    second,
    source: (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc),
    refused: () => refused,
    /** From now on only the beginning of a film comes. */
    holdRest() {
      isHolding = true
    },
    /** Makes the address of the film that is playing expire. */
    async end() {
      await expect.poll(() => end !== undefined).toBe(true)
      end?.()
    },
    goTo: (page: Page, to: number) =>
      page.locator('video').evaluate((video: HTMLVideoElement, at) => {
        video.currentTime = at
      }, to),
    /** Waits until it plays and has reached a second. */
    async playsTo(page: Page, to: number) {
      await expect
        .poll(async () => (await passedOn(page)).some(([, at]) => at >= to), { timeout: 20_000 })
        .toBe(true)
    },
    /** Waits until it plays from another address than this. */
    async playsFrom(page: Page, before: string) {
      await expect
        .poll(async () => (await passedOn(page)).some(([source]) => address(source) !== before), {
          timeout: 20_000,
        })
        .toBe(true)
    },
    /** Returns the last second from one address, and the first from the next. */
    async edge(page: Page): Promise<[last: number, first: number]> {
      const passed = await passedOn(page)
      const next = passed.findIndex(([source]) => source !== passed[0]?.[0])
      return [passed[next - 1]?.[1] ?? -1, passed[next]?.[1] ?? -1]
    },
    earliest: async (page: Page) => Math.min(...(await passedOn(page)).map(([, at]) => at)),
  }
}
