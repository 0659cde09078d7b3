import { element } from '../overlays/element'
import { showDialog } from '../overlays/show-dialog'
import type { CashierTools } from './cashier-tools'

/** Where the cashier is rendered: a dialog over a page, or the page for payments. */
export interface Stage {
  /** Shows something else. What was shown before no longer counts. */
  show(title: string, ...content: readonly Node[]): void
  close(): void
}

/** `onEnd` is called once, however it is closed. The page for payments is never closed. */
export async function openStage(
  { page, standIn }: CashierTools,
  isWide: boolean,
  onEnd: () => void,
): Promise<Stage> {
  const body = element('div', { className: 'yz-cashier' })
  let close = (): void => undefined
  if (page) page.place.append(body)
  else {
    close = await showDialog({ label: '收银台', look: isWide ? 'box' : 'sheet', content: [body], standIn })
    body.closest('dialog')?.addEventListener('close', onEnd)
  }
  return {
    show(title, ...content) {
      const hadFocus = body.contains(document.activeElement)
      const heading = element(page ? 'h1' : 'h2', { className: 'yz-cashier__title', tabIndex: -1 }, title)
      body.textContent = ''
      body.append(heading, ...content)
      // The element with the focus is gone, and a screen reader would start again at the top of the page.
      if (hadFocus) heading.focus()
    },
    close: () => close(),
  }
}
