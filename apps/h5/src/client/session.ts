import { memoryKey } from '@yingzao/renderer/memory-key'

/** A key that begins with `/` is the site's and not the page's. */
const keyOf = (key: string) => memoryKey(key[0] === '/' ? '' : document.documentElement.dataset.code, key)

/** A storage of the phone that never throws: where it is switched off, things are forgotten with the page. */
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

/** Whether the tab has kept anything of the page that is shown. */
export function remembers(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keyOf('')))
  } catch {
    return false
  }
}

export const session = kept(() => sessionStorage)
export const lasting = kept(() => localStorage)
