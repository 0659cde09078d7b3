import type { EditorUi } from '../session/editor-ui'

/** The parts of the editor that F6 cycles through, in this order. */
const PANES = { bar: '.ed-bar', left: '.ed-left', stage: '.ed-stage', right: '.ed-right' } as const

export type Pane = keyof typeof PANES

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex="0"]'

/**
 * Moves the focus into a pane, to what the selector names in it or else to the first focusable element. A tab that was
 * only just chosen is rendered first, so this waits for the next animation frame.
 */
export function focusPane(ui: Pick<EditorUi, 'set'>, pane: Pane, selector?: string): void {
  if (pane === 'left' || pane === 'right') ui.set({ side: pane })
  requestAnimationFrame(() => {
    const root = document.querySelector<HTMLElement>(PANES[pane])
    if (!root) return
    const frame = root.querySelector('iframe')
    if (pane === 'stage' && frame) return frame.contentWindow?.focus()
    const wanted = selector === undefined ? null : root.querySelector<HTMLElement>(selector)
    ;(wanted ?? root.querySelector<HTMLElement>(FOCUSABLE))?.focus()
  })
}

/** Moves to the pane after or before the one that has the focus, and returns it. */
export function nextPane(ui: Pick<EditorUi, 'set'>, by: -1 | 1): Pane {
  const names = Object.keys(PANES) as Pane[]
  const found = names.findIndex((name) =>
    document.querySelector(PANES[name])?.contains(document.activeElement),
  )
  // Keys pressed outside of all panes belong to the canvas.
  const at = found === -1 ? names.indexOf('stage') : found
  const next = names[(at + by + names.length * 2) % names.length] ?? 'left'
  focusPane(ui, next)
  return next
}
