const DAY_MS = 86_400_000
const BEIJING_MS = 28_800_000

/** Knows whether an offer has been made as often as it may be, and records that it was made. */
export interface OfferMemory {
  isSpent(now: number): boolean
  note(now: number): void
}

const UNLIMITED: OfferMemory = { isSpent: () => false, note: () => undefined }

/** `once` as in the document: once per tab (`true`), once a day in Beijing (`day`), once ever (`ever`). */
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
        // It appears again on the next visit to the page.
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

/** Merely accessing a storage that is switched off throws. */
function storageOf(once: string): Storage {
  return once === 'true' ? sessionStorage : localStorage
}
