import type { Journal } from './journal'

interface NavigateEvent extends Event {
  cancelable: boolean
  destination: { url: string; sameDocument: boolean }
  navigationType: string
}

let isReleased = false

/** Loads the page anew, with another simulation or none. */
export function reload(): void {
  isReleased = true
  location.reload()
}

/** Keeps the page where it is; where it would have gone is noted. Browsers without the navigation interface only keep links. */
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
  // Links between pages of this site load nothing, so they are caught here, before the page answers them itself: its
  // own listener on the document comes later.
  document.addEventListener('click', (event) => {
    const link = wayOut(event)
    if (link && !event.defaultPrevented) hold(event, link.href)
  })
  // The page listens on the window, and would fetch at the press where nobody will go.
  document.addEventListener('pointerdown', (event) => {
    if (wayOut(event)) event.stopPropagation()
  })
  history.back = () => note('跳转', '返回上一页')
}

/** The link of the page's blocks that was touched, unless it leads to a place on this page or to a file. */
function wayOut({ target }: Event): HTMLAnchorElement | undefined {
  const link = (target as Element).closest<HTMLAnchorElement>('main a[href]:not([href^="#"],[download])')
  return link ?? undefined
}
