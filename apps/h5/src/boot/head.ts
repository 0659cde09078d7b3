// Runs inline in <head>, before anything is painted. Together with body.ts it stays below 3 KB.
import type { Boot } from './boot'
import { createClock } from './clock'
import { container, isDesktop } from './container'
import { openPopup, unlockWhenClosed } from './popups'
import { goToDesktopPage, markRoot } from './root-class'

const boot = {
  ...createClock(),
  container,
  openPopup,
  lives: {},
  rules: {},
  taps: [],
  onTap: (element: HTMLElement) => boot.taps.push(element),
  mark: () => markRoot(boot),
} as unknown as Boot
window.yingzao = boot

goToDesktopPage()
boot.mark()
// Phones report a new size before the first frame, and have only one stage.
if (isDesktop) addEventListener('resize', boot.mark)
unlockWhenClosed()

// Capture phase: before React, which may not be there yet, and before a block that does not live yet could lose the tap.
document.addEventListener('click', answerTap, true)

function answerTap({ target }: Event): void {
  const tapped = target as HTMLElement
  const hit = tapped.closest<HTMLElement>(
    '[data-pop],[data-close],[data-back],[data-act],dialog a[href^="#"]',
  )
  const { pop, back, close } = hit ? hit.dataset : ({} as DOMStringMap)
  if (pop != null) openPopup(pop)
  else if (close != null || tapped.matches('[data-mask]') || (hit && leadsOut(hit as HTMLAnchorElement)))
    closeAround(tapped)
  else if (back != null) {
    if (history.length > 1) history.back()
    else location.assign(back)
  }
  // A link works on its own.
  else if (!tapped.closest('a') && (hit || tapped.closest('[data-asleep],[data-live]')))
    boot.onTap(hit || tapped)
}

/** Whether it leads to a place of the page, behind the dialog; the browser goes there on its own. */
function leadsOut(link: HTMLAnchorElement): boolean {
  const place = link.hash && document.getElementById(link.hash.slice(1))
  return !!place && !(link.closest('dialog') as Element).contains(place)
}

/** A closing element is inside what it closes. */
function closeAround(element: Element): void {
  ;(element.closest('dialog') as HTMLDialogElement).close()
}
