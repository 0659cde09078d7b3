import { readdirSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../../tools/lib/find-browser.mjs'
import { openBrowser, openTab, PHONE } from '../../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../../testing/demo-gateway'

let gateway: DemoGateway
let browser: Browser

beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** CSS pixels: the smallest phone, a usual one, the design's own, a tablet or narrow window, a wide one. */
const WIDTHS = [320, 390, 750, 1000, 1440]

const codes = readdirSync('demo/pages')
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

/** Returns what overflows the stage of a page: blocks wider than it, or the page itself. */
function faults(): string[] {
  const stage = document.querySelector('main')?.getBoundingClientRect()
  if (!stage) return ['no stage']
  const blocks = [...document.querySelectorAll<HTMLElement>('main > [data-block]')]
    .filter((block) => getComputedStyle(block).position !== 'fixed')
    .map((block) => ({ name: `${block.dataset.block} #${block.id}`, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.left < stage.left - 1 || box.right > stage.right + 1))
    .map(({ name }) => `${name} is wider than the stage`)
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth
    ? [...blocks, `the page scrolls sideways, ${scrollWidth} in ${clientWidth}`]
    : blocks
}

async function show(page: Page, code: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(`${gateway.origin}/h5-page/h5/${code}`)
}

test.each(WIDTHS)('every demo page fits a window of %i pixels', async (width) => {
  const options = width < 750 ? { ...PHONE, viewport: { width, height: 800 } } : {}
  const { page, context } = await openTab(browser, options)
  for (const code of codes) {
    await show(page, code, width)
    expect({ code, faults: await page.evaluate(faults) }).toEqual({ code, faults: [] })
  }
  await context.close()
})

test('a stage that is too wide for its window is found', async () => {
  const { page, context } = await openTab(browser, PHONE)
  await show(page, 'group-join', 390)
  await page.addStyleTag({ content: 'main > [data-block=image] { width: 900px }' })
  expect(await page.evaluate(faults)).not.toEqual([])
  await context.close()
})

describe('a narrow window of a desktop whose scrollbar takes room', () => {
  let withBars: Browser

  beforeAll(async () => {
    withBars = await chromium.launch({
      executablePath: await findBrowser(),
      args: ['--no-sandbox', '--disable-background-networking'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
  })
  afterAll(() => withBars?.close())

  /**
   * Returns how far the stage overflows on either side, in pixels, and how far scrolling down and to the right has
   * moved it.
   */
  async function pushed(prepare?: (page: Page) => Promise<unknown>) {
    const { page, context } = await openTab(withBars, { viewport: { width: 600, height: 800 } })
    await page.goto(`${gateway.origin}/h5-page/h5/group-join`)
    await prepare?.(page)
    const [left, right] = await page.evaluate(() => {
      const box = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
      return [-box.left, box.right - document.documentElement.clientWidth] as const
    })
    await page.mouse.move(300, 400)
    await page.mouse.wheel(100, 100)
    await page.waitForFunction(() => scrollY > 0)
    const aside = await page.evaluate(() => scrollX)
    await context.close()
    return { left, right, aside }
  }

  test('shows the middle of the stage, and does not scroll sideways', async () => {
    const { left, right, aside } = await pushed()
    // Without a scrollbar this would prove nothing.
    expect(left).toBeGreaterThan(1)
    expect(right).toBeCloseTo(left, 0)
    expect(aside).toBe(0)
  })

  test('would scroll if the page did not cut what stands out', async () => {
    const { aside } = await pushed((page) => page.addStyleTag({ content: 'body { overflow-x: visible }' }))
    expect(aside).toBeGreaterThan(0)
  })
})
