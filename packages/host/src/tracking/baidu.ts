import type { Hmt } from './tracking'

/** Must come from there: it knows our site by its address. */
const SCRIPT = 'https://hm.baidu.com/hm.js?'

interface Options {
  /** Our site there, from the settings; empty: there is none. */
  siteId: string
  /** A preview is not counted anywhere. */
  isPreview(): boolean
}

/**
 * Counts pages with Baidu Tongji: call `view` for every page that has arrived. Its script is the last thing a tab
 * loads, once the whole page is there and the browser has nothing else to do; what is counted before that waits for it.
 */
export function createBaidu({ siteId, isPreview }: Options): { view(): void } {
  let isStarted = false
  return {
    view() {
      if (siteId === '' || isPreview()) return
      const page = window as { _hmt?: Hmt }
      page._hmt ??= []
      // The first page is counted by the script itself.
      if (isStarted) page._hmt.push(['_trackPageview', location.pathname + location.search])
      else whenLoaded(() => whenIdle(() => addScript(SCRIPT + siteId)))
      isStarted = true
    },
  }
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  document.head.append(script)
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run()
  else addEventListener('load', run, { once: true })
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}
