import { useEffect, useEffectEvent } from 'react'

/** The action of each key, by the browser's name for the key; letters in lower case. */
export type KeyActs = Readonly<Record<string, () => void>>

/** Keys that may be held down. Any other key counts once when held down. */
const MOVES = new Set(['j', 'k', 'ArrowDown', 'ArrowUp'])

const TYPED_IN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]'
const LAID_OVER = '[role=dialog], [role=menu], .ant-select-dropdown'

/** Handles keys, wherever the focus is, but not while somebody types or while a dialog is open. */
export function useQueueKeys(acts: KeyActs): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined
    if (!act || (event.repeat && !MOVES.has(key)) || isTaken(event.target, key)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => answer(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('[role=dialog]')) return true
  if (!(target instanceof Element)) return false
  // Arrows choose between radio buttons.
  if (key.startsWith('Arrow') && target.closest('[role=radiogroup], [type=radio]')) return true
  return target.closest(TYPED_IN) !== null || target.closest(LAID_OVER) !== null
}
