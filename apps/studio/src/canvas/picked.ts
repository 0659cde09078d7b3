/** What a click does to the selection. */
export type Pick =
  | { kind: 'only'; id: string }
  | { kind: 'toggle'; id: string }
  | { kind: 'extend'; id: string }
  | { kind: 'page' }

interface Click {
  /** The blocks under the pointer, the innermost first. */
  ids: readonly string[]
  selected: readonly string[]
  isToggle: boolean
  isExtend: boolean
  /** Goes one block further out at each click. */
  isOutwards: boolean
}

/** A click picks the innermost block, with Alt the one around the selected one; on the background it picks the page. */
export function picked({ ids, selected, isToggle, isExtend, isOutwards }: Click): Pick {
  const [innermost] = ids
  if (innermost === undefined) return { kind: 'page' }
  if (isToggle) return { kind: 'toggle', id: innermost }
  if (isExtend) return { kind: 'extend', id: innermost }
  if (!isOutwards) return { kind: 'only', id: innermost }
  const at = selected.length === 1 ? ids.indexOf(selected[0] as string) : -1
  // Nothing under the pointer is selected yet: the first step outwards begins at the innermost.
  return { kind: 'only', id: ids[Math.max(at, 0) + 1] ?? innermost }
}
