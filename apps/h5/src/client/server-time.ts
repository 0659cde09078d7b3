import type { Boot } from '../boot/boot'

/** A clock that asks for the server's time once somebody goes by it. */
interface AskingClock {
  now(): number
  /** A page has come, which may go by the clock before any script of it does. */
  arrive(): void
}

/**
 * The page's clock. Where its response could not tell the server's time (a copy that a cache gave, no secure context, an
 * old Safari) it is the phone's, and the server is asked for it at the first need: what looks at the clock every second is
 * put right then. What could not be had is asked for again with the next page.
 */
export function timeWhenNeeded(boot: Pick<Boot, 'now' | 'setNow' | 'knowsTime' | 'mark'>): AskingClock {
  let isAsked = boot.knowsTime
  let isTold = isAsked
  const need = () => {
    if (isAsked) return
    isAsked = true
    void askServerTime(boot).then((told) => {
      isTold = told
    })
  }
  return {
    now() {
      need()
      return boot.now()
    },
    arrive() {
      isAsked &&= isTold
      if ('clock' in document.body.dataset) need()
    },
  }
}

/** Asks for the time once, and says whether it came. It is that of the middle of the round trip. */
async function askServerTime(boot: Pick<Boot, 'setNow' | 'mark'>): Promise<boolean> {
  try {
    const sent = Date.now()
    const reply = await fetch('/clock', { cache: 'no-store' })
    const time = +(await reply.text())
    // A gateway of before knows no such address.
    if (!reply.ok || !(time > 0)) return false
    boot.setNow(time + (Date.now() - sent) / 2)
    boot.mark()
    return true
  } catch {
    // Offline: the phone's own clock has to do until the next page.
    return false
  }
}
