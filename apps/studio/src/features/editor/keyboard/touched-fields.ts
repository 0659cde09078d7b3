/**
 * Fields of the panels. A field in which a name is being changed keeps its own undo: leaving it would write that name
 * again.
 */
const PANEL_FIELD = ':is(.ed-left, .ed-right) *'
const NAMES = '[role="tree"] *'

/**
 * Tells whether somebody has typed in the focused field since it got the focus. In an untouched field of a panel, the
 * undo keys apply to the page: the browser's own undo has nothing meaningful to undo there.
 */
export function watchTouchedFields(document: Document): {
  isUntouched(target: EventTarget | null): boolean
  stop(): void
} {
  let isWritten = false
  const begin = () => {
    isWritten = false
  }
  const write = () => {
    isWritten = true
  }
  document.addEventListener('focusin', begin)
  document.addEventListener('input', write, true)
  return {
    isUntouched(target) {
      const field = target as Element
      return !isWritten && field.matches(PANEL_FIELD) && !field.matches(NAMES)
    },
    stop() {
      document.removeEventListener('focusin', begin)
      document.removeEventListener('input', write, true)
    },
  }
}
