const DAY_MS = 86_400_000
const BEIJING_MS = 28_800_000

/** Whether an offer has been made as often as it may be, and how to note that it was made. */
export interface OfferMemory {
  isSpent(now: number): boolean
  note(now: number): void
}

const UNLIMITED: OfferMemory = { isSpent: () => false, note: () => undefined }

/** `once` as the document has it: once in a tab (`true`), once a day in Beijing (`day`), once altogether (`ever`). */
export function offerMemory(once: string | undefined, key: string): OfferMemory {
  if (!once) return UNLIMITED
  const dayOf = (now: number) => `${Math.floor((now + BEIJING_MS) / DAY_MS)}`
  return {
    isSpent(now) {
      const kept = read(once, key)
      return kept !== null && (once !== 'day' || kept === dayOf(now))
    },
    note(now) {
      try {
        storageOf(once).setItem(key, dayOf(now))
      } catch {
        // It comes again with the next look at the page.
      }
    },
  }
}

/** What is kept under a key beyond the tab; null where the phone keeps nothing. */
export function readLasting(key: string): string | null {
  return read('ever', key)
}

function read(once: string, key: string): string | null {
  try {
    return storageOf(once).getItem(key)
  } catch {
    return null
  }
}

/** Asking for a storage that is switched off throws already. */
function storageOf(once: string): Storage {
  return once === 'true' ? sessionStorage : localStorage
}
