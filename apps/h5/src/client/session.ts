import { memoryKey } from '@yingzao/renderer/memory-key'

/** A key that begins with `/` belongs to the site and not to the page. */
const keyOf = (key: string) => memoryKey(key[0] === '/' ? '' : document.documentElement.dataset.code, key)

/** Wraps a storage of the phone so that it never throws: where it is disabled, things are forgotten with the page. */
function kept(storage: () => Storage) {
  const memory = new Map<string, string>()
  return {
    get(key: string): string | undefined {
      try {
        return storage().getItem(keyOf(key)) ?? memory.get(keyOf(key))
      } catch {
        return memory.get(keyOf(key))
      }
    },
    set(key: string, value: string): void {
      memory.set(keyOf(key), value)
      try {
        storage().setItem(keyOf(key), value)
      } catch {
        // Remembered for this page only.
      }
    },
  }
}

/** Whether the tab has stored anything for the current page. */
export function remembers(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyOf('')))
  } catch {
    return false
  }
}

export const session = kept(() => sessionStorage)
export const lasting = kept(() => localStorage)
