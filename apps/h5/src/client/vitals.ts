// A chunk of its own, for few views, and after everything else (sample-vitals.ts).
import type { VitalName } from '@yingzao/contract/client'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Boot } from '../boot/boot'
import { dataset, sendBeacon, yingzao } from '../boot/collect'

/** What a browser reported; some report little, and a page that nobody has tapped has no response time. */
type Measured = Partial<Record<VitalName, number>> & { lcp_block?: string | undefined }

const ALL = { reportAllChanges: true }

/**
 * Measures the view that the tab was loaded with, and reports it once, when the page is hidden or replaced by another.
 */
export function measureVitals({ session_id, view_seq }: NonNullable<Boot['shown']>): void {
  const { code, version, variant } = dataset
  const { container, leave } = yingzao
  const view = { session_id, view_seq, code, version: +(version || 0) || undefined, variant, container }
  const measured: Measured = {}
  let isTold = false

  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP]) watch(note, ALL)
  // The library listens in the capture phase, so it has reported for the last time by then.
  addEventListener('visibilitychange', () => document.hidden && tell())
  addEventListener('pagehide', tell)
  // Without a load: what is measured from here on belongs to another page.
  yingzao.leave = (ev) => {
    tell()
    leave(ev)
  }

  function note({ name, value, entries }: Metric): void {
    if (name === 'CLS') measured.cls = Math.round(value * 1e4) / 1e4
    else measured[name.toLowerCase() as VitalName] = Math.round(value)
    if (name === 'LCP') measured.lcp_block = blockOf(entries)
  }

  function tell(): void {
    if (isTold || !Object.keys(measured)[0]) return
    isTold = true
    sendBeacon('vitals', { ...view, ...measured })
  }
}

/** Returns the block that contains the largest picture or text, unless it has gone. */
function blockOf(entries: readonly PerformanceEntry[]): string | undefined {
  const { element } = (entries[entries.length - 1] || {}) as { element?: Element | null }
  const block = element ? element.closest<HTMLElement>('main [data-id]') : null
  return block ? block.dataset.id : undefined
}
