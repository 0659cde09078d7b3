import type { LivePage } from '@yingzao/renderer'
import { memoryKey } from '@yingzao/renderer/memory-key'
import { onLeaving } from './leaving'
import { offerMemory, readLasting } from './memory'

/** The page on which an offer was made: one is enough, however many blocks there are. */
let offeredOn: Element | null = null

/**
 * Opens the offer when its time has come. Until then it is checked again every second, so one whose condition becomes
 * true later, or that another dialog was in the way of, opens then.
 */
export function live(block: HTMLElement, page: LivePage): undefined {
  const isDone = begin(block, page)
  page.everySecond(() => !block.isConnected || isDone())
}

/** Returns a function that opens it if its time has come. True: there is nothing left to wait for. */
function begin(block: HTMLElement, page: LivePage): () => boolean {
  const panel = block.querySelector<HTMLElement>('[data-opens]')
  const link = panel?.querySelector('a')
  const main = block.closest('main')
  // Rendered as nothing, because it leads nowhere.
  if (!panel || !link) return () => true
  const { id = '' } = block.dataset
  const { opens, after, once } = panel.dataset
  const since = performance.now()
  const root = document.documentElement
  // In a preview the offer appears every time.
  const isTrial = root.classList.contains('yz-preview')
  const keyOf = (key: string) => memoryKey(root.dataset.code, key)
  const memory = offerMemory(isTrial ? undefined : once, keyOf(`retain:${id}:${link.getAttribute('href')}`))

  /**
   * It was made as often as it may be; or the visitor has submitted a lead, and there is no reason to hold them back.
   */
  const isOver = () =>
    offeredOn === main ||
    memory.isSpent(page.now()) ||
    document.querySelector('[data-sent]') !== null ||
    (!isTrial && readLasting(keyOf('sent')) !== null)

  function open(): boolean {
    if (isOver() || !isShown(block) || document.querySelector('dialog[open],[aria-busy=true]')) return false
    page.openPopup(id)
    offeredOn = main
    memory.note(page.now())
    return true
  }
  const openUnlessTyping = () => !document.activeElement?.matches('input,textarea,select') && open()

  link.addEventListener('click', (event) => closeIfHere(link, event))
  if (opens === 'leave') {
    onLeaving({ block, isOver, open, openUnlessTyping, guardsBack: !/wx|mp/.test(page.container) })
    return () => true
  }
  return () => isOver() || (isTime(opens, Number(after), since) && openUnlessTyping())
}

/** A block without boxes is hidden by a condition. */
function isShown(block: HTMLElement): boolean {
  return block.getClientRects().length > 0 && !document.hidden
}

function isTime(opens: string | undefined, after: number, since: number): boolean {
  if (opens === 'delay') return performance.now() - since >= after * 1000
  if (opens === 'scroll') {
    const { scrollHeight } = document.documentElement
    return scrollY > 0 && ((scrollY + innerHeight) / scrollHeight) * 100 >= after
  }
  // Nothing competes for bandwidth with the first screen's image.
  return document.querySelector<HTMLImageElement>('img[fetchpriority]')?.complete !== false
}

/** A place on this page is behind the offer, which closes for it; a link to the page itself would only reload it. */
function closeIfHere({ href, hash }: HTMLAnchorElement, event: Event): void {
  const [here] = location.href.split('#')
  if (href.split('#')[0] !== here) return
  if (hash === '') event.preventDefault()
  ;(event.target as Element).closest('dialog')?.close()
}
