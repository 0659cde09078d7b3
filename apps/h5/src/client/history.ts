import type { PageHost } from './host'
import type { Islands } from './islands'
import { savesData } from './line'
import { forgetSteps, here, takeBack } from './steps'

/** Paths that are pages of this site and may be shown without a full load. */
const BASE = '/h5-page/'

interface Entry {
  /** Scroll position at which the visitor left this entry. */
  y: number
}

/**
 * The address whose page is being fetched. The browser already shows that address, while the previous page is still
 * displayed.
 */
let followed = ''

/**
 * Makes links between pages of this site change the page without a full load, with the address and the history as the
 * browser would have them, and the scroll position preserved. The code for it is loaded with the first press on such a
 * link, and fetches the page before the tap; if it does not arrive, the link is an ordinary link.
 */
export function installHistory(islands: Islands, host: Pick<PageHost, 'arrive' | 'leave'>): void {
  const { yingzao } = window
  const shown = {
    prepare: islands.prepare,
    leave: () => {
      yingzao.leave('leave')
      islands.stop()
      forgetSteps()
      host.leave()
    },
    arrive: (main: HTMLElement) => {
      islands.start(main)
      host.arrive(main)
      yingzao.view()
    },
  }

  let place = here()

  async function show(url: URL, restoreY?: number): Promise<void> {
    followed = url.href
    const busy = setTimeout(() => document.documentElement.classList.add('yz-loading'), 150)
    try {
      const { showPage } = await load()
      await showPage(url, shown, restoreY)
    } catch {
      location.assign(url.href)
    } finally {
      if (followed === url.href) followed = ''
      clearTimeout(busy)
      document.documentElement.classList.remove('yz-loading')
    }
  }

  // The tap comes a tenth of a second later, or never: a press may become a scroll.
  addEventListener('pointerdown', (event) => {
    const url = internalTarget(event)
    if (url && url.href !== followed && !savesData())
      load().then(({ fetchAhead }) => fetchAhead(url), console.warn)
  })
  document.addEventListener('click', (event) => {
    const url = internalTarget(event)
    if (!url) return
    event.preventDefault()
    if (url.href === followed) return
    // From here on we restore scroll positions: the browser would scroll before the other page has arrived.
    history.scrollRestoration = 'manual'
    remember()
    history.pushState({ y: 0 } satisfies Entry, '', url.href)
    place = here()
    void show(url)
  })
  addEventListener('popstate', ({ state }) => {
    clearTimeout(pending)
    const left = place
    place = here()
    // A jump within the page is the browser's own business, and an entry that the page itself added is the page's own.
    if (state && !takeBack(state) && left !== place) void show(new URL(location.href), (state as Entry).y)
  })
  if (!history.state) remember()
  // When an entry is left with the back key, its scroll position is no longer known, so it is stored while scrolling.
  let pending: ReturnType<typeof setTimeout> | undefined
  function rememberSoon(): void {
    clearTimeout(pending)
    pending = setTimeout(remember, 100)
  }
  addEventListener('scroll', rememberSoon, { passive: true })
}

const load = () => import(/* webpackChunkName: "navigate" */ './navigate')

function remember(): void {
  history.replaceState({ ...history.state, y: scrollY } satisfies Entry, '')
}

/**
 * Returns the page of this site that a plain press or tap on a link leads to, if it leads to one other than the current
 * page.
 */
function internalTarget(event: MouseEvent): URL | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download'))
    return undefined
  const url = new URL(link.href)
  const isHere = url.href !== followed && url.pathname === location.pathname && url.search === location.search
  return url.origin === location.origin && url.pathname.startsWith(BASE) && !isHere ? url : undefined
}
