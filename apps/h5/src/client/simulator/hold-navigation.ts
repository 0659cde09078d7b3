import type { Journal } from './journal'

interface NavigateEvent extends Event {
  cancelable: boolean
  destination: { url: string; sameDocument: boolean }
  navigationType: string
}

let isReleased = false

/** Reloads the page, with another simulation or none. */
export function reload(): void {
  isReleased = true
  location.reload()
}

/**
 * Keeps the page where it is and records where it would have gone. In browsers without the Navigation API, only links
 * are held.
 */
export function holdNavigation({ note }: Journal): void {
  const hold = (event: Event, address: string) => {
    event.preventDefault()
    note('跳转', '打开', address)
  }
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, navigationType } = event as NavigateEvent
    const leaves = !destination.sameDocument && navigationType !== 'traverse'
    if (!isReleased && cancelable && leaves) hold(event, destination.url)
  })
  // Links between pages of this site load nothing, so they are caught here, before the page handles them itself: its
  // own listener on the document comes later.
  document.addEventListener('click', (event) => {
    const link = wayOut(event)
    if (link && !event.defaultPrevented) hold(event, link.href)
  })
  // The page listens on the window, and at the press would fetch a page that nobody will open.
  document.addEventListener('pointerdown', (event) => {
    if (wayOut(event)) event.stopPropagation()
  })
  history.back = () => note('跳转', '返回上一页')
}

/** Returns the touched link of the page's blocks, unless it leads to a place on this page or to a file. */
function wayOut({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('main a[href]:not([href^="#"],[download])')
  return link ?? undefined
}
