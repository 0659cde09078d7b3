import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { integer, noBias, sample } from 'fast-check'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openContext, PHONE } from '../testing/browser'
import { untilAwake } from '../testing/until'
import {
  activate,
  codePopup,
  fill,
  type LeadSite,
  newVisitor,
  openLeadSite,
  startButton,
  success,
  typeCode,
  type Visitor,
} from './lead-site'

const RUNS = 50
/** Of a hundred connections this many are reset: half of them before the gateway receives the call, half after. */
const RESET = 5
const LATENCY_MS = 400
/** A visitor who has tapped this often gives up. */
const MOST_TAPS = 12
/** What each run must leave, however often the visitor has tapped. */
const ONE = { leads: 1, callbacks: 1 }

let site: LeadSite
beforeAll(async () => {
  site = await openLeadSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

test('fifty visitors on a slow line that loses one call in twenty each leave one lead', async () => {
  const seed = Number(process.env.SLOW_LINE_SEED ?? randomInt(2 ** 31))
  console.log(`SLOW_LINE_SEED=${seed}`)
  const luck = sample(noBias(integer({ min: 0, max: 99 })), { seed, numRuns: 40 * RUNS })
  let resets = 0
  for (let run = 0; run < RUNS; run++) {
    const context = await openContext(site.browser, PHONE)
    const visitor = newVisitor()
    try {
      const page = await context.newPage()
      await slowDown(context, page)
      await page.goto(site.address)
      await untilAwake(page, '[data-block=leadForm]')
      resets += await loseSome(
        page,
        () => luck.pop() ?? 99,
        () => leaveLead(page, visitor),
      )
      expect(await site.stored(visitor), `run ${run}`).toEqual(ONE)
    } finally {
      await context.close()
    }
  }
  // Without any, nothing was tested.
  expect(resets).toBeGreaterThan(0)
})

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Breaks connections while something is done; returns how many. */
async function loseSome(page: Page, draw: () => number, act: () => Promise<void>): Promise<number> {
  let resets = 0
  await page.route(/\/(oabase|n8sf)\/|\.js$/, async (route) => {
    const luck = draw()
    if (luck >= RESET) return route.fallback()
    resets++
    // A connection that breaks is no faster than one that holds.
    await wait(LATENCY_MS)
    if (luck < RESET / 2) await route.fetch()
    return route.abort('connectionreset')
  })
  await act()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return resets
}

/** Acts as a patient visitor: whenever the form reports a failure, taps the button again. */
async function leaveLead(page: Page, visitor: Visitor): Promise<void> {
  await fill(page, visitor)
  await tapUntil(page, startButton(page), codePopup(page))
  await typeCode(page, site.gateway, visitor)
  await tapUntil(page, activate(page), success(page))
}

type Locator = ReturnType<Page['locator']>

async function tapUntil(page: Page, button: Locator, done: Locator): Promise<void> {
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    await button.tap()
    const busy = button.and(page.locator('[aria-busy=true]'))
    await done.or(busy).first().waitFor()
    const idle = button.and(page.locator(':not([aria-busy=true])'))
    await done.or(idle).first().waitFor()
    if (await done.isVisible()) return
  }
  throw new Error(`The visitor gave up after ${MOST_TAPS} taps.`)
}
