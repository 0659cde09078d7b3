const PREFIX = 'yz:'

/** Session storage that never throws: where it is switched off, things are forgotten with the page. */
const memory = new Map<string, string>()

export const session = {
  get(key: string): string | undefined {
    try {
      return sessionStorage.getItem(PREFIX + key) ?? memory.get(key)
    } catch {
      return memory.get(key)
    }
  },
  set(key: string, value: string): void {
    memory.set(key, value)
    try {
      sessionStorage.setItem(PREFIX + key, value)
    } catch {
      // Remembered for this page only.
    }
  },
}
