import type { ServedPage } from './served-page'

/** Memory for pages in all their encodings. Beyond it the oldest page is dropped first. */
const MOST_BYTES = 256 * 1024 * 1024
/**
 * Codes remembered as "nothing published" or as a page's former code, so that guessing addresses does not cause
 * queries.
 */
const MOST_ABSENT = 10_000

/** No published page has this code. */
export interface Absent {
  /** The current code of its page. Undefined: it leads nowhere. */
  movedTo: string | undefined
}

/** The pages a process has at hand, and the codes that have none. Both are bounded. */
export interface PageMemory {
  get(code: string): ServedPage | undefined
  keep(code: string, page: ServedPage): void
  /** What is known of a code that has no published page. Undefined: nothing. */
  absent(code: string): Absent | undefined
  keepAbsent(code: string, absent: Absent): void
  /** Forgets whatever is known of a code. */
  drop(code: string): void
  clear(): void
}

/** An empty memory. */
export function createPageMemory(): PageMemory {
  const pages = new Map<string, ServedPage>()
  const absent = new Map<string, Absent>()
  let bytes = 0

  function drop(code: string): void {
    bytes -= pages.get(code)?.bytes ?? 0
    pages.delete(code)
    absent.delete(code)
  }

  return {
    drop,
    get: (code) => pages.get(code),
    keep: (code, page) => {
      drop(code)
      pages.set(code, page)
      bytes += page.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= MOST_BYTES) break
        drop(oldest)
      }
    },
    absent: (code) => absent.get(code),
    keepAbsent: (code, known) => {
      if (absent.size >= MOST_ABSENT) absent.clear()
      drop(code)
      absent.set(code, known)
    },
    clear: () => {
      pages.clear()
      absent.clear()
      bytes = 0
    },
  }
}
