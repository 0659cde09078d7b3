import type { CDPSession, FrameLocator, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTab, type Tab } from '../../testing/browser'
import { createPage, openEditor } from '../edited-page'
import { openStudioSite, type StudioSite, setUp } from '../studio-site'

/** A tablet in landscape. */
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true, reducedMotion: 'reduce' } as const
/** More than the canvas and the layers show at once. */
const COUNT = 40
const IDS = Array.from({ length: COUNT }, (_, index) => `line-${index + 1}`)

interface Point {
  x: number
  y: number
}

let site: StudioSite
let tablet: Tab
let faults: string[] = []
let page: Page
let canvas: FrameLocator
let finger: CDPSession
let count = 0

beforeAll(async () => {
  site = await openStudioSite()
  tablet = await openTab(site.browser, TABLET)
  await setUp(tablet.page, site)
})
afterEach(async () => {
  await page.close()
  expect(faults).toEqual([])
})
afterAll(() => site?.[Symbol.asyncDispose]())

beforeEach(async () => {
  count += 1
  // A tab of its own: closing one does not ask about unsaved work.
  page = await tablet.context.newPage()
  faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
  finger = await tablet.context.newCDPSession(page)
  const code = `touch-${count}`
  const page_schema = IDS.map((id) => ({ name: 'text', id, value: { html: `<p>第 ${id} 段</p>` } }))
  await createPage(tablet.page, code, { code, title: '触摸', page_schema })
  await openEditor(page, site.origin, code)
  canvas = page.frameLocator('.ed-stage iframe')
  await block('line-1').waitFor()
})

const block = (id: string) => canvas.locator(`[data-id="${id}"]`)
const card = (title: string) =>
  page.locator('.ed-left').getByRole('button', { name: `插入${title}`, exact: true })
const panel = () => page.locator('.ed-left-body')
const scrolled = (place: Locator) => place.evaluate((element) => element.scrollTop)
const idsOnPage = () =>
  canvas
    .locator('main > [data-id]')
    .evaluateAll((blocks) => blocks.map((one) => (one as HTMLElement).dataset.id))

async function middle(place: Locator): Promise<Point> {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is to be seen there.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts a finger down and moves it somewhere; the test lifts it. */
async function slide(from: Point, to: Point): Promise<void> {
  const steps = 12
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const at = (axis: 'x' | 'y') => from[axis] + ((to[axis] - from[axis]) * step) / steps
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: at('x'), y: at('y') }],
    })
  }
}

const lift = () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

async function swipeUp(from: Point): Promise<void> {
  await slide(from, { x: from.x + 10, y: from.y - 240 })
  await lift()
}

/** Drags something over a place with a finger and drops it there. */
async function carry(from: Locator, to: Locator): Promise<void> {
  await slide(await middle(from), await middle(to))
  await page.locator('.ed-ghost').waitFor()
  await canvas.locator('.cv-drop').waitFor()
  await lift()
  await page.locator('.ed-ghost').waitFor({ state: 'detached' })
}

test('a finger takes a card from the palette sideways into the page', async () => {
  await carry(card('按钮').first(), block('line-3'))
  const ids = await idsOnPage()
  expect(ids).toHaveLength(COUNT + 1)
  expect([2, 3]).toContain(ids.indexOf('button-1'))
})

test('a tap on a card inserts its block once', async () => {
  const { x, y } = await middle(card('按钮').first())
  await page.touchscreen.tap(x, y)
  await expect.poll(idsOnPage).toEqual([...IDS, 'button-1'])
})

test('a finger moves a block by the handle with its name', async () => {
  const { x, y } = await middle(block('line-2'))
  await page.touchscreen.tap(x, y)
  await carry(page.getByRole('button', { name: '拖动文字' }), block('line-6'))
  const ids = await idsOnPage()
  expect(ids).toHaveLength(COUNT)
  expect(ids.indexOf('line-2')).toBeGreaterThan(2)
})

test('a swipe over the page scrolls it, and selects and moves nothing', async () => {
  await swipeUp(await middle(block('line-8')))
  await expect.poll(() => scrolled(canvas.locator('html'))).toBeGreaterThan(100)
  expect(await idsOnPage()).toEqual(IDS)
  expect(await page.locator('.ed-stage').getByRole('toolbar').count()).toBe(0)
})

test('a swipe over the cards scrolls them and inserts none', async () => {
  await swipeUp(await middle(card('图片').first()))
  await expect.poll(() => scrolled(panel())).toBeGreaterThan(100)
  expect(await page.locator('.ed-ghost').count()).toBe(0)
  expect(await idsOnPage()).toEqual(IDS)
})

test('a swipe over the layers scrolls them, and selects and moves nothing', async () => {
  await page.getByRole('tab', { name: '图层' }).click()
  await swipeUp(await middle(page.getByRole('treeitem').nth(9)))
  await expect.poll(() => scrolled(panel())).toBeGreaterThan(100)
  expect(await page.locator('[role=treeitem][aria-selected=true]').count()).toBe(0)
  expect(await idsOnPage()).toEqual(IDS)
})
