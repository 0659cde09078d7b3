import type { Boot } from '../boot/boot'

/** A clock that requests the server's time once somebody relies on it. */
interface AskingClock {
  now(): number
  /** A page has arrived, which may rely on the clock before any of its scripts does. */
  arrive(): void
}

/**
 * Creates the page's clock. Where its response could not state the server's time (a cached copy, no secure context, an
 * old Safari) it is the phone's, and the server is asked for the time when first needed: whatever checks the clock
 * every second is corrected then. A failed request is repeated with the next page.
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

/** Requests the time once, and returns whether it arrived. It is taken as the time at the middle of the round trip. */
async function askServerTime(boot: Pick<Boot, 'setNow' | 'mark'>): Promise<boolean> {
  try {
    const sent = Date.now()
    const reply = await fetch('/clock', { cache: 'no-store' })
    const time = +(await reply.text())
    // An older gateway does not know this address.
    if (!reply.ok || !(time > 0)) return false
    boot.setNow(time + (Date.now() - sent) / 2)
    boot.mark()
    return true
  } catch {
    // Offline: the phone's own clock has to do until the next page.
    return false
  }
}
