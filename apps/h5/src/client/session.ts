import { memoryKey } from '@yingzao/renderer/memory-key'

/** A storage of the phone that never throws: where it is switched off, things are forgotten with the page. */
function kept(storage: () => Storage) {
  const memory = new Map<string, string>()
  const keyOf = (key: string) => memoryKey(document.documentElement.dataset.code, key)
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

export const session = kept(() => sessionStorage)
export const lasting = kept(() => localStorage)
