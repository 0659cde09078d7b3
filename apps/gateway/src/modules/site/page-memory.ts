import type { ServedPage } from './served-page'

/** Memory for pages in all their encodings. Beyond it the page that came first goes first. */
const MOST_BYTES = 256 * 1024 * 1024
/** Codes remembered as "nothing published", so that guessing addresses does not become queries. */
const MOST_ABSENT = 10_000

/** The pages a process has at hand, and the codes that have none. Both are bounded. */
export interface PageMemory {
  get(code: string): ServedPage | undefined
  keep(code: string, page: ServedPage): void
  /** Whether the code is known to have no published page. */
  isAbsent(code: string): boolean
  keepAbsent(code: string): void
  /** Forgets whatever is known of a code. */
  drop(code: string): void
  clear(): void
}

/** An empty memory. */
export function createPageMemory(): PageMemory {
  const pages = new Map<string, ServedPage>()
  const absent = new Set<string>()
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
    isAbsent: (code) => absent.has(code),
    keepAbsent: (code) => {
      if (absent.size >= MOST_ABSENT) absent.clear()
      drop(code)
      absent.add(code)
    },
    clear: () => {
      pages.clear()
      absent.clear()
      bytes = 0
    },
  }
}
