import { moveBlocks } from '@yingzao/editor-core'
import { wording } from '../../../wording'
import { act, selectedInWords } from './act'
import type { CommandContext } from './command'
import { placeBeside, placeInside, placeOutside } from './moves'

/** Moves what is selected one place up or down. */
export function moveBy(context: CommandContext, by: -1 | 1): void {
  const { editor, catalogue } = context.session
  const { ids } = editor.selection
  const to = placeBeside(editor.tree, catalogue, ids, by)
  if (!to) {
    context.desk.say(by < 0 ? wording.keyboard.atTop : wording.keyboard.atBottom)
    return
  }
  const what = selectedInWords(context)
  act(
    context,
    moveBlocks,
    { ids, to },
    by < 0 ? wording.keyboard.movedUp(what) : wording.keyboard.movedDown(what),
  )
}

/** Moves what is selected out of what it stands in, behind it. */
export function moveOut(context: CommandContext): void {
  const { ids } = context.session.editor.selection
  const to = placeOutside(context.session.editor.tree, ids)
  if (!to) {
    context.desk.say(wording.keyboard.notInside)
    return
  }
  act(context, moveBlocks, { ids, to }, wording.keyboard.movedOut(selectedInWords(context)))
}

/** Moves what is selected into the container beside it. */
export function moveInto(context: CommandContext): void {
  const { editor, catalogue } = context.session
  const { ids } = editor.selection
  const to = placeInside(editor.tree, catalogue, ids)
  if (!to?.parentId) {
    context.desk.say(wording.keyboard.noNeighbour)
    return
  }
  const name = editor.tree.index.get(to.parentId)?.block.name ?? ''
  const parent = catalogue.titleOf(name) ?? name
  act(context, moveBlocks, { ids, to }, wording.keyboard.movedInto(selectedInWords(context), parent))
}
