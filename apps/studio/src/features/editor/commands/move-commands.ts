import { moveBlocks } from '@yingzao/editor-core'
import type { CommandContext } from './command'
import { placeBeside, placeInside, placeOutside } from './move-targets'
import { runAndNotify } from './run-and-notify'
import { selectedInWords } from './selected-blocks'
import { wording } from './wording'

/** Moves the selection one place up or down. */
export function moveBy(context: CommandContext, by: -1 | 1): void {
  const { editor, catalogue } = context.session
  const { ids } = editor.selection
  const to = placeBeside(editor.tree, catalogue, ids, by)
  if (!to) {
    context.ui.announce(by < 0 ? wording.atTop : wording.atBottom)
    return
  }
  const what = selectedInWords(context)
  runAndNotify(context, moveBlocks, { ids, to }, by < 0 ? wording.movedUp(what) : wording.movedDown(what))
}

/** Moves the selection out of its container, to behind it. */
export function moveOut(context: CommandContext): void {
  const { ids } = context.session.editor.selection
  const to = placeOutside(context.session.editor.tree, ids)
  if (!to) {
    context.ui.announce(wording.notInside)
    return
  }
  runAndNotify(context, moveBlocks, { ids, to }, wording.movedOut(selectedInWords(context)))
}

/** Moves the selection into the neighbouring container. */
export function moveInto(context: CommandContext): void {
  const { editor, catalogue } = context.session
  const { ids } = editor.selection
  const to = placeInside(editor.tree, catalogue, ids)
  if (!to?.parentId) {
    context.ui.announce(wording.noNeighbour)
    return
  }
  const name = editor.tree.index.get(to.parentId)?.block.name ?? ''
  const parent = catalogue.titleOf(name) ?? name
  runAndNotify(context, moveBlocks, { ids, to }, wording.movedInto(selectedInWords(context), parent))
}
