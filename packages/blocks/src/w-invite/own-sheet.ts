import type { NearPage } from '@yingzao/renderer'
import { type OwnList, openList } from './own-list'

/** What opens over the page. It holds one thing at a time. */
export interface Sheet {
  /** Opens it, empty, under this name. */
  show(label: string): HTMLElement
  /** Opens it with a list of the visitor's own, which is queried again. */
  list(list: OwnList, query: object): void
  /** Asks for the next page of that list, or once more for one that failed. */
  more(): void
}

/** The sheet that the view has rendered in a card. */
export function createSheet(card: HTMLElement, page: NearPage): Sheet {
  const dialog = card.querySelector('dialog') as HTMLElement
  const content = dialog.querySelector('.yz-invite__content') as HTMLElement
  let more = () => undefined as unknown

  function show(label: string): HTMLElement {
    dialog.setAttribute('aria-label', label)
    ;(dialog.querySelector('.yz-invite__sheet-title') as Element).textContent = label
    content.replaceChildren()
    content.scrollTop = 0
    page.openPopup(dialog.dataset.popup as string)
    return content
  }

  return {
    show,
    list(list, query) {
      more = openList({ card, page, place: show(list.label), list, query })
      more()
    },
    more: () => more(),
  }
}
