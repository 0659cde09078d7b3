import type { Host } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'

/**
 * Handles links to other hosts and the way back, which the browser and the boot otherwise handle: for the app and the
 * mini program, which have their own ways for both.
 */
export function installPlaceTaps(run: Host['run']): void {
  // On the window, so that it runs before the boot, which listens on the document.
  addEventListener(
    'click',
    (event) => {
      const tapped = (event.target as Element).closest<HTMLElement>('main a[href],[data-back]')
      const action = tapped && actionOf(tapped)
      // A campaign that has not begun, or is over, has already handled the tap.
      if (!action || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      void run(action, tapped.closest<HTMLElement>('[data-id]')?.dataset.id ?? '')
    },
    true,
  )
}

function actionOf(element: HTMLElement) {
  if (element.dataset.back !== undefined) return { type: ACTION_TYPES.back }
  const { href = '', origin } = element as HTMLAnchorElement
  // Pages of this site are shown where they are requested; telephone numbers and downloads are the browser's business.
  const leaves = href.startsWith('http') && origin !== location.origin && !element.hasAttribute('download')
  return leaves ? { type: ACTION_TYPES.link, atext: href } : undefined
}
