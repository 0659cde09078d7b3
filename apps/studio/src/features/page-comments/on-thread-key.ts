import type { KeyboardEvent } from 'react'

const TYPED_IN = 'input, textarea, select, [contenteditable=true]'

/** J and K move between threads; R and S press the buttons of the focused one. */
export function onThreadKey(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || event.nativeEvent.isComposing) return
  // React events of dialogs bubble to their opener, wherever the dialogs are rendered.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(TYPED_IN)) return
  const threads = [...currentTarget.querySelectorAll<HTMLElement>('[data-thread]')]
  const at = threads.findIndex((one) => one.contains(target))
  const key = event.key.toLowerCase()
  if (key === 'j' || key === 'k') {
    event.preventDefault()
    const next = threads[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  } else if (key === 'r' || key === 's') {
    const button = threads[at]?.querySelector<HTMLElement>(`[data-key=${key}]`)
    if (!button) return
    event.preventDefault()
    button.click()
  }
}
