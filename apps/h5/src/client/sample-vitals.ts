import { savesData } from './line'
import { whenUsable } from './when-idle'

/** The share of views that are measured. It is enough for a page with many views, and costs the others nothing. */
const SHARE = 0.1

/**
 * Has one view in ten report how fast the page loaded and responded. The measuring code is fetched when everything that
 * the visitor waits for is there; a browser keeps what it has observed until then. A preview has no view, and a page
 * that loads no script is not measured: it would load one for nothing else.
 */
export function sampleVitals(): void {
  const entryAddress = location.href
  whenUsable(() => {
    const { shown } = window.yingzao
    // The browser has measured the page that the tab was loaded with, and another may have arrived meanwhile.
    if (!shown || location.href !== entryAddress || savesData() || Math.random() >= SHARE) return
    import(/* webpackChunkName: "vitals" */ './vitals').then(
      ({ measureVitals }) => measureVitals(shown),
      console.warn,
    )
  })
}
