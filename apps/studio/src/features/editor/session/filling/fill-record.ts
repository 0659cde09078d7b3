import type { FillSlot } from './fill-slots'

const keyOf = (code: string) => `yingzao.fill.${code}`

/** What was to be filled in on a page, as this browser remembers it, including the template's words. */
export function storedSlots(code: string): FillSlot[] | undefined {
  try {
    const text = localStorage.getItem(keyOf(code))
    const slots: unknown = text === null ? undefined : JSON.parse(text)
    return Array.isArray(slots) ? slots.filter(isSlot) : undefined
  } catch {
    return undefined
  }
}

export function storeSlots(code: string, slots: readonly FillSlot[]): void {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(slots))
  } catch {
    // Some offices forbid storage: the slots are then forgotten with the tab.
  }
}

function isSlot(value: unknown): value is FillSlot {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('blockId' in value)) return false
  return Array.isArray(value.path) && (value.blockId === null || typeof value.blockId === 'string')
}
