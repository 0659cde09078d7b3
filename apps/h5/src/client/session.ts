/** Block ids repeat from page to page, what is remembered of them must not. */
const keyOf = (key: string) => `yz:${document.documentElement.dataset.code}:${key}`

/** Session storage that never throws: where it is switched off, things are forgotten with the page. */
const memory = new Map<string, string>()

export const session = {
  get(key: string): string | undefined {
    try {
      return sessionStorage.getItem(keyOf(key)) ?? memory.get(keyOf(key))
    } catch {
      return memory.get(keyOf(key))
    }
  },
  set(key: string, value: string): void {
    memory.set(keyOf(key), value)
    try {
      sessionStorage.setItem(keyOf(key), value)
    } catch {
      // Remembered for this page only.
    }
  },
}
