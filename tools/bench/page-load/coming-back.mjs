import { seenBy } from './page-probe.mjs'
import { pause, untilQuiet, visit } from './phone.mjs'

const BACK_MS = 10_000
const AFTER_PAINT_MS = 500

/** Leaves the page, goes back to it, and opens it once more with what the browser has cached. */
export async function comeBack({ tab, openTab, url, profile, away }) {
  await visit(tab, url)
  await untilQuiet(tab, profile)
  const back = await goAwayAndBack(tab, away)
  const second = await openTab()
  await visit(second, url)
  await second.page
    .waitForFunction(() => window.pageLoad.seen.firstPaint !== null, undefined, {
      timeout: BACK_MS,
      polling: 50,
    })
    .catch(() => undefined)
  await pause(AFTER_PAINT_MS)
  const { firstPaint } = await seenBy(second.page)
  return { ...back, repeatFirstPaint: firstPaint, repeatBytes: second.traffic.bytes() }
}

/** The browser says whether it showed the page as it was left, and if not, why. */
async function goAwayAndBack({ page, protocol }, away) {
  await page.goto(away, { waitUntil: 'load' })
  const shown = new Promise((resolve) => {
    protocol.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId) resolve(type === 'BackForwardCacheRestore')
    })
  })
  let reasons = []
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations.map(({ reason }) => reason)
  })
  // A page restored from the cache loads nothing, but Playwright may wait for a load.
  page.goBack({ waitUntil: 'commit', timeout: BACK_MS }).catch(() => undefined)
  const fromCache = await Promise.race([shown, pause(BACK_MS).then(() => null)])
  return { backFromCache: fromCache === null ? null : Number(fromCache), whyNotFromCache: reasons }
}
