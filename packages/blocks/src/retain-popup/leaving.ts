/** Visitors who left through something they tapped on the page, such as a phone call, mean to come back. */
const TAPPED_MS = 2000

interface Offer {
  block: HTMLElement
  /** Nothing is offered any more. */
  isOver(): boolean
  /** True: it is open now. */
  open(): boolean
  openUnlessTyping(): boolean
  /** False where the way back may not be touched. */
  guardsBack: boolean
}

/**
 * Opens the offer when the visitor is about to leave: with the back key, with the mouse towards the tabs and the
 * address, or by another app or tab, in which case it is there when they come back. Nothing here keeps the browser from
 * keeping the page, and one press of the back key is all that it ever costs.
 */
export function onLeaving({ block, isOver, open, openUnlessTyping, guardsBack }: Offer): void {
  let tappedAt = Number.NEGATIVE_INFINITY
  let isLeft = false
  let entry = guardOf(history.state)

  listen(block, document, 'click', ({ target }) => {
    tappedAt = performance.now()
    // Browsers skip entries added before the first tap. A link adds an entry of its own.
    if (guardsBack && !isOver() && !(target as Element).closest('a')) {
      enterGuard()
      entry = guardOf(history.state)
    }
  })
  listen(block, document, 'mouseout', ({ clientY, relatedTarget }) => {
    if (!relatedTarget && clientY <= 0) open()
  })
  listen(block, document, 'visibilitychange', () => {
    if (document.hidden) isLeft = performance.now() - tappedAt > TAPPED_MS
    else if (isLeft) openUnlessTyping()
  })
  listen(block, window, 'popstate', ({ state }) => {
    const isPressed = entry === 1 && guardOf(state) === 0
    entry = guardOf(state)
    // If there is nothing to offer, the same press continues going back.
    if (isPressed && !open()) history.back()
  })
}

/** Reads the state of a history entry: 1 for the guard in front of the page and 0 for the page itself. */
function guardOf(state: unknown): number | undefined {
  return (state as { retain?: number } | null)?.retain
}

/**
 * Puts an entry of the same page in front of it, which the back key then takes first. In a frame, as a preview is, that
 * would be an entry of the page around it.
 */
function enterGuard(): void {
  const { state, scrollRestoration } = history
  if (guardOf(state) === 1 || parent !== window) return
  // Back on the page itself, the browser would scroll to where the visitor was at that tap.
  history.scrollRestoration = 'manual'
  history.replaceState({ ...state, retain: 0 }, '')
  history.pushState({ ...state, retain: 1 }, '')
  history.scrollRestoration = scrollRestoration
}

type Events = DocumentEventMap & WindowEventMap

/** Listens for as long as the block is in the page. */
function listen<Type extends keyof Events>(
  block: HTMLElement,
  target: EventTarget,
  type: Type,
  listener: (event: Events[Type]) => void,
): void {
  target.addEventListener(type, function hear(event) {
    if (block.isConnected) listener(event as Events[Type])
    else target.removeEventListener(type, hear)
  })
}
