import { type Kept, NOTHING_KEPT } from './gate'

interface Shelf {
  load(): Kept
  save(kept: Kept): void
}

/**
 * What this phone stores of an occasion, written through to the browser's storage. Where that is full or unavailable,
 * it is kept as long as the screen is open.
 */
export function keptList(kind: string, occasion_id: string): Shelf {
  const key = `check-in ${kind} ${occasion_id}`
  let kept = read(key)
  return {
    load: () => kept,
    save(next) {
      kept = next
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Nothing is lost while the screen is open.
      }
    },
  }
}

function read(key: string): Kept {
  try {
    return { ...NOTHING_KEPT, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) }
  } catch {
    return NOTHING_KEPT
  }
}

const GATE_KEY = 'check-in gate'

/** Returns what the member called this door last time. */
export function lastGate(): string {
  try {
    return localStorage.getItem(GATE_KEY) ?? ''
  } catch {
    return ''
  }
}

export function keepGate(gate: string): void {
  try {
    localStorage.setItem(GATE_KEY, gate)
  } catch {
    // It is typed again the next time.
  }
}
