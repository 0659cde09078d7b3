import { isGoodLine } from './line'
import { whenUsable } from './when-idle'

/** The middle fifth of the screen: what is there is being looked at. */
const MIDDLE = '-40% 0px'

/** How somebody turns to an island. */
const TURNS = ['pointerdown', 'focusin']

/** Watches for islands that somebody turns to. */
export interface Wanted {
  /** Islands in the middle of the screen count too, where the connection can bear loading what nobody has asked for. */
  watch(islands: Iterable<HTMLElement>): void
  stop(): void
}

/** `wake` is called for each island that a finger or the focus reaches, possibly more than once. */
export function createWanted(wake: (island: HTMLElement) => void): Wanted {
  const touched = ({ target }: Event) => {
    const island = (target as Element).closest<HTMLElement>('[data-island]')
    if (island) wake(island)
  }
  const middle = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        middle.unobserve(target)
        whenUsable(() => target.isConnected && wake(target as HTMLElement))
      }
    },
    { rootMargin: MIDDLE },
  )

  return {
    watch(islands) {
      // Before the tap or the key that follows.
      for (const turn of TURNS) addEventListener(turn, touched, true)
      if (isGoodLine()) for (const island of islands) middle.observe(island)
    },
    stop() {
      for (const turn of TURNS) removeEventListener(turn, touched, true)
      middle.disconnect()
    },
  }
}
