import type { Direction } from '@yingzao/editor-core'
import type { CommandContext } from './command'
import { selectedInWords } from './selected-blocks'
import { wording } from './wording'

/** Selects the neighbour of the selected block. */
export function selectAlong(context: CommandContext, direction: Direction): void {
  if (context.session.editor.go(direction)) announceSelection(context)
}

/**
 * Selects the siblings of the selected block; all top-level blocks when nothing is selected, or when the siblings
 * already are.
 */
export function selectAll(context: CommandContext): void {
  const { editor } = context.session
  const { index, page } = editor.tree
  const parentId = index.get(editor.selection.ids[0] ?? '')?.parentId ?? null
  const siblings = [...index.values()].filter((entry) => entry.parentId === parentId)
  const isDone = siblings.length === editor.selection.ids.length
  editor.select(
    (parentId === null || isDone ? page.page_schema : siblings.map(({ block }) => block)).map(idOf),
  )
  announceSelection(context)
}

export function selectNothing({ session, ui }: CommandContext): void {
  session.editor.select([])
  ui.announce(wording.nothingSelected)
}

function announceSelection(context: CommandContext): void {
  context.ui.announce(wording.selected(selectedInWords(context)))
}

function idOf({ id }: { id: string }): string {
  return id
}
