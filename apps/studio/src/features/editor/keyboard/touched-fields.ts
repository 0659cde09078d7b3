/** Fields of the panels. One in which a name is changed keeps its own undo: leaving it would write that name again. */
const PANEL_FIELD = ':is(.ed-left, .ed-right) *'
const NAMES = '[role="tree"] *'

/**
 * Tells whether somebody wrote in the field that has the focus since it got it. In a panel's field that is as it was,
 * the keys of undo mean the page: the browser's own undo has nothing there that anybody could mean.
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
