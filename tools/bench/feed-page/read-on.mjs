import { join } from 'node:path'
import { seenBy } from '../page-load/page-probe.mjs'
import { pause, untilQuiet, visit, withPhone } from '../page-load/phone.mjs'
import { PROFILES } from '../page-load/profiles.mjs'

const PART = 50
const ROUNDS = 200
const SCROLLS = 400
const SCROLL_PX = 900

/** How long a visitor waits for a part anywhere in the column, over HTTP. */
export async function askForParts(origin) {
  const times = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const page = ((round * 37) % (10_000 / PART)) + 1
    const url = `${origin}/n8sf/api/content/v1/feed/list?kind=lhb&page_size=${PART}&page=${page}`
    const began = performance.now()
    const { code, response } = await (await fetch(url)).json()
    if (code !== 1 || response.list.length !== PART) throw new Error(`${url} was answered with ${code}.`)
    // The first runs cold.
    if (round > 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (part) => Number(times[Math.ceil(times.length * part) - 1].toFixed(1))
  return { 'p50 (ms)': at(0.5), 'p95 (ms)': at(0.95) }
}

/** Scrolls through the table of a page on an ordinary phone. Tasks count once the page has settled. */
export function scrollThrough({ url, browserPath, shots }) {
  return withPhone({ browserPath, profile: PROFILES.fast, texts: {} }, async (openTab) => {
    const tab = await openTab()
    await visit(tab, url)
    await untilQuiet(tab, { shortestMs: 2_000, longestMs: 15_000 })
    const table = tab.page.locator('.yz-feed__table, .yz-feed [role=table], .yz-feed table').first()
    await table.scrollIntoViewIfNeeded()
    const before = await tab.page.evaluate(() => performance.now())
    const box = await table.boundingBox()
    if (!box) throw new Error('The page has no table.')
    await tab.page.mouse.move(box.x + box.width / 2, Math.min(box.y + 200, 700))
    let mostRows = 0
    for (let step = 0; step < SCROLLS; step += 1) {
      await tab.page.mouse.wheel(0, SCROLL_PX)
      await pause(30)
      if (step % 10 === 0) mostRows = Math.max(mostRows, await tab.page.locator('.yz-feed tbody tr').count())
    }
    const { longTasks } = await seenBy(tab.page)
    const tasks = longTasks.filter(({ startTime }) => startTime > before).map(({ duration }) => duration)
    if (shots) await tab.page.screenshot({ path: join(shots, 'scrolled.png') })
    const reached = await tab.page.locator('.yz-feed tr[data-row]').last().getAttribute('aria-rowindex')
    return {
      'scrolled (px)': SCROLLS * SCROLL_PX,
      'rows in the page at most': mostRows,
      'tasks over 50 ms': tasks.length,
      'longest task (ms)': Math.round(Math.max(0, ...tasks)),
      'row reached': Number(reached) - 1,
    }
  })
}
