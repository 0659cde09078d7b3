import { join } from 'node:path'
import { median } from '../median.mjs'
import { seenBy } from '../page-load/page-probe.mjs'
import { untilQuiet, visit, withPhone } from '../page-load/phone.mjs'
import { PROFILES } from '../page-load/profiles.mjs'

const WATCHED = { shortestMs: 2_000, longestMs: 15_000 }

/** Cold loads on a slow phone, in turns; medians, and their ratios to those of the first target. */
export async function firstPaints({ targets, browserPath, runs, shots }) {
  const results = targets.map((target) => ({ ...target, first: [], largest: [], shift: [] }))
  for (let run = 1; run <= runs; run += 1)
    for (const result of results) {
      const seen = await oneLoad(result, { browserPath, shot: run === 1 && shots })
      result.first.push(seen.firstPaint)
      result.largest.push(seen.largestPaint)
      result.shift.push(seen.layoutShift)
    }
  const [hand] = results
  return results.map(({ name, first, largest, shift }) => ({
    page: name,
    'first paint (ms)': Math.round(median(first)),
    'largest paint (ms)': Math.round(median(largest)),
    'layout shift': Number(median(shift).toFixed(3)),
    ratio: Number((median(first) / median(hand.first)).toFixed(2)),
    'ratio of the largest': Number((median(largest) / median(hand.largest)).toFixed(2)),
  }))
}

function oneLoad({ name, url }, { browserPath, shot }) {
  return withPhone({ browserPath, profile: PROFILES.slow, texts: {} }, async (openTab) => {
    const tab = await openTab()
    await visit(tab, url)
    await untilQuiet(tab, WATCHED)
    if (shot) await tab.page.screenshot({ path: join(shot, `${name.replaceAll(/\W+/g, '-')}.png`) })
    return seenBy(tab.page)
  })
}
