import { isScript } from './network-record.mjs'
import { missingIn, seenBy } from './page-probe.mjs'
import { pause, untilQuiet, visit } from './phone.mjs'

const LONG_TASK_MS = 50
const BLOCKING_UNTIL_MS = 10_000
const SCROLL_STEP = 300
const SCROLL_PAUSE_MS = 200
const AFTER_SCROLL_MS = 20_000

/** A visit in which nobody touches the page: what is painted when, what it costs, and then a look at all of it. */
export async function firstLook({ tab, url, profile, texts, shot }) {
  const { page, traffic, errors } = tab
  await visit(tab, url)
  await untilQuiet(tab, profile)
  const seen = await seenBy(page)
  const untouched = {
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    largestElement: seen.largestElement,
    layoutShift: seen.layoutShift,
    blocking: blockingOf(seen.longTasks),
    clockRight: seen.clockRight,
    clockTicks: seen.clockTicks,
    scriptBeforeTouch: traffic.bytes(isScript),
    documentBytes: traffic.bytes(({ type }) => type === 'Document'),
    bytesBeforeLargestPaint: traffic.bytesBefore(seen.largestPaint),
    totalBytes: traffic.bytes(),
    requests: traffic.all().length,
    heap: await heapOf(tab),
  }
  await lookAtAll(tab)
  if (shot) await page.screenshot({ path: shot, fullPage: true })
  return {
    ...untouched,
    scriptAfterAll: traffic.bytes(isScript),
    missing: await missingIn(page, texts),
    failed: traffic.all().flatMap(({ url: asked, failure }) => (failure ? [`${asked} ${failure}`] : [])),
    errors,
  }
}

function blockingOf(tasks) {
  return tasks
    .filter(({ startTime }) => startTime < BLOCKING_UNTIL_MS)
    .reduce((total, { duration }) => total + Math.max(0, duration - LONG_TASK_MS), 0)
}

async function heapOf({ protocol }) {
  await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value
}

/** Scrolls slowly to the end, so that whatever appears only when near does appear. */
async function lookAtAll(tab) {
  const { page } = tab
  const scroll = (step) =>
    page.evaluate((by) => {
      window.scrollBy({ top: by, behavior: 'instant' })
      return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1
    }, step)
  while (await scroll(SCROLL_STEP)) await pause(SCROLL_PAUSE_MS)
  await untilQuiet(tab, { longestMs: AFTER_SCROLL_MS })
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
}
