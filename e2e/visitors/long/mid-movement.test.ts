import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBlock } from '../../blocks/example-blocks'
import { openBrowser, openTab, PHONE } from '../../testing/browser'
import { openBuiltSite } from '../../testing/built-site'
import { holdScripts } from '../../testing/hold-scripts'

/** Waking, of React and of whatever else a page loads late, does not affect anything that moves beside it. */

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** 2026-11-21 08:00 in Beijing. */
const NOW = Date.UTC(2026, 10, 21)
const HOUR = 3_600_000
/** React, the form that it wakes, and the list below, which needs no React. */
const LATE = /\/(react|block-leadForm|live-list)\.\w+\.js$/
const VACANCY = { current_num: 128, change_type_limit: 500, remain: 372, server_time: 0 }

const slides = ['一', '二', '三', '四'].map((alt) => ({ image: '/assets/slide.jpg', alt }))
const words = (text: string) => ({ name: 'text', value: { html: `<p>${text}</p>` } })

interface Moving {
  value: Record<string, unknown>
  /** What sets it going, where it is not the clock. */
  start?(page: Page): Promise<unknown>
  /** It starts below the screen. */
  isBelow?: true
}

const MOVING: Record<string, Moving> = {
  countdown: { value: { type: 4, endTime: NOW + HOUR } },
  marquee: { value: { content: '名额有限，先到先得，'.repeat(6) } },
  noticeTicker: { value: { list: [{ text: '甲已领取' }, { text: '乙已领取' }] } },
  swiper: { value: { list: slides } },
  cardSwiper: { value: { list: slides, cardShowNum: 2.5 } },
  count: {
    value: { num: 128560, numbers: 6 },
    isBelow: true,
    start: (page) => page.locator('[data-block=count]').evaluate((block) => block.scrollIntoView()),
  },
  tabs: {
    value: { list: ['课程', '老师'].map((title) => ({ title, children: [words(`${title}的内容`)] })) },
    start: (page) => page.getByRole('tab', { name: '老师' }).tap(),
  },
  // Between two answers.
  progress: {
    value: { percent: 'vacancy', prefixText: '已报名', remain: true, suffixText: '个名额' },
    start: (page) => page.locator('[aria-valuetext$="%"]').waitFor(),
  },
}

/** The position and style of everything in a block, its text, and how far its movements have come. */
interface Look {
  boxes: unknown[]
  words: string | null
  movements: unknown[]
}

async function openMoving(name: string, { value, isBelow }: Moving, isDrawnAnew: boolean) {
  const { page, context, complaints } = await openTab(browser, PHONE)
  const site = await openBuiltSite(context)
  await context.route('**/activity-vacancy/detail**', (route) =>
    route.fulfill({ json: { code: 1, msg: 'success', response: VACANCY } }),
  )
  const held = await holdScripts(page, LATE)
  await page.clock.install({ time: NOW })
  await page.addInitScript(stopScrollsHalfway)
  if (isDrawnAnew) await page.addInitScript(drawAnew, name)
  // Movements begin and stay at their beginning until the test moves them on.
  const session = await context.newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  const space = readBlock('empty', { height: 1000 }).block
  const rows = ['一', '二', '三'].map((title) => ({ title }))
  const { address } = site.put([
    ...(isBelow ? [space, { ...space, id: 'space' }] : []),
    readBlock(name, value).block,
    readBlock('list', { type: 'text', page_size: 2, list: rows }).block,
    readBlock('leadForm', { version_id: 276, button: '立即领取', consent: '我已阅读并同意' }).block,
  ])
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.locator(`[data-block=${name}]${isBelow ? '' : ':not([data-asleep])'}`).waitFor()
  // Less than what a call may take.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  return { page, context, complaints, held }
}

/** Freezes a smooth scroll halfway, as it is seen for a moment. */
function stopScrollsHalfway(): void {
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number) {
    const { left = 0, behavior } = to as ScrollToOptions
    const track = this as HTMLElement
    track.style.scrollSnapType = 'none'
    track.style.scrollBehavior = 'auto'
    track.scrollLeft = behavior === 'smooth' ? (track.scrollLeft + left) / 2 : left
    track.dataset.halfway = ''
  }
}

/**
 * When the form wakes, resets the block to what the server rendered, as React does with a page that it owns entirely.
 */
function drawAnew(name: string): void {
  let drawn = ''
  document.addEventListener('DOMContentLoaded', () => {
    const block = document.querySelector(`[data-block=${name}]`) as HTMLElement
    const form = document.querySelector('[data-block=leadForm]') as HTMLElement
    new MutationObserver(() => {
      if (form.dataset.asleep === undefined) block.innerHTML = drawn
    }).observe(form, { attributeFilter: ['data-asleep'] })
    drawn = block.innerHTML
  })
}

/** Lets the clock run until the block moves, and stops it in the middle of that. */
async function stopInTheMiddle(page: Page, name: string, start: Moving['start']): Promise<void> {
  const block = page.locator(`[data-block=${name}]`)
  await start?.(page)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(250)
        return block.evaluate(
          (it) =>
            it.getAnimations({ subtree: true }).length > 0 ||
            it.querySelector('[data-halfway],[aria-valuetext$="%"]') !== null,
        )
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  await block.evaluate((it) => {
    for (const movement of it.getAnimations({ subtree: true })) {
      movement.pause()
      const { activeDuration, delay = 0, duration } = movement.effect?.getComputedTiming() ?? {}
      const whole = Number.isFinite(activeDuration) ? Number(activeDuration) : Number(duration)
      movement.currentTime = Number(delay) + whole / 2
    }
  })
}

function lookOf(page: Page, name: string): Promise<Look> {
  return page.locator(`[data-block=${name}]`).evaluate((block) => ({
    boxes: [block, ...block.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { opacity, visibility } = getComputedStyle(element)
      return [element.className, x, y, width, height, opacity, visibility]
    }),
    words: block.textContent,
    movements: block.getAnimations({ subtree: true }).map(({ currentTime, playState, effect }) => {
      const { pseudoElement = null } = effect as KeyframeEffect
      return [pseudoElement, currentTime, playState]
    }),
  }))
}

/** Touches the form and lets everything load, with no more of the clock than that takes. */
async function wakeTheRest(page: Page, letCome: () => void): Promise<void> {
  await page.locator('[data-block=leadForm]').dispatchEvent('pointerdown')
  letCome()
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1)
        return page.locator('[data-asleep]').count()
      },
      { timeout: 10_000 },
    )
    .toBe(0)
}

/** How a block looks in the middle of its movement, and how it does when the rest of its page has woken. */
async function looksAround(name: string, moving: Moving, isDrawnAnew = false): Promise<[Look, Look]> {
  const { page, context, complaints, held } = await openMoving(name, moving, isDrawnAnew)
  await stopInTheMiddle(page, name, moving.start)
  const before = await lookOf(page, name)
  await wakeTheRest(page, held.letCome)
  const after = await lookOf(page, name)
  expect(complaints).toEqual([])
  await context.close()
  return [before, after]
}

describe.each(Object.entries(MOVING))('%s in the middle of its movement', (name, moving) => {
  test('stays as it is while the rest of the page wakes', async () => {
    const [before, after] = await looksAround(name, moving)
    expect(before.boxes.length).toBeGreaterThan(2)
    expect(after).toEqual(before)
  })

  test('would not, if it were drawn anew', async () => {
    const [before, after] = await looksAround(name, moving, true)
    expect(after).not.toEqual(before)
  })
})
