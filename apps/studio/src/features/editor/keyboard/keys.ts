import { wording } from './wording'

/** The part of a keyboard event that identifies a key. Events of the frame belong to another window, so `instanceof` fails. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  isComposing?: boolean
}

/** Keys identified by their character: on some keyboards they need Shift, on others they do not. */
const BY_CHARACTER = new Set(['?', '/'])

/**
 * Returns the name of the keys pressed, `Mod+Shift+Z`; undefined for what cannot be a command: a modifier alone, or
 * text that is being composed.
 */
export function keyName(press: KeyPress, isMac: boolean): string | undefined {
  if (press.isComposing || press.key === 'Process' || press.key === 'Dead') return undefined
  if (['Control', 'Meta', 'Alt', 'Shift'].includes(press.key)) return undefined
  // The other one of Ctrl and ⌘ belongs to the system.
  if (isMac ? press.ctrlKey : press.metaKey) return undefined
  const isMod = isMac ? press.metaKey : press.ctrlKey
  const key = mainKey(press)
  const isShift = press.shiftKey && !BY_CHARACTER.has(key)
  return [isMod && 'Mod', press.altKey && 'Alt', isShift && 'Shift', key].filter(Boolean).join('+')
}

/**
 * Identifies letters by what they type, where that is Latin; otherwise by their position, as Alt and other scripts
 * change what they type.
 */
function mainKey({ key, code }: KeyPress): string {
  if (BY_CHARACTER.has(key)) return key
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  const placed = /^(?:Key|Digit)(\w)$/.exec(code)?.[1]
  return placed ?? key
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Delete',
  Escape: 'Esc',
  Backspace: wording.backspace,
}

const MAC_SIGNS: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧', Backspace: '⌫' }

/** The keys as they are printed on the keyboard, to be shown one by one. */
export function keySigns(keys: string, isMac: boolean): string[] {
  return keys
    .split('+')
    .map((key) => (isMac ? MAC_SIGNS[key] : undefined) ?? SIGNS[key] ?? (key === 'Mod' ? 'Ctrl' : key))
}

export const isMac = (): boolean => /Mac|iP(hone|ad)/.test(navigator.platform)
