import { wrapBlocks } from '@yingzao/editor-core'
import type { Trait } from '@yingzao/schema/server'
import type { CanvasWidth } from '../session/canvas-state'
import type { LeftTab } from '../session/editor-ui'
import type { CommandId, EditorCommand, KeyPlace } from './command'
import { focusPane } from './panes'
import { runAndNotify } from './run-and-notify'
import { canEdit } from './selected-blocks'
import { wording } from './wording'

export const EVERYWHERE: readonly KeyPlace[] = ['field', 'untouched', 'panel', 'canvas', 'layers']
export const NOT_TYPING: readonly KeyPlace[] = ['panel', 'canvas', 'layers']
export const UNDO_PLACES: readonly KeyPlace[] = ['untouched', ...NOT_TYPING]
export const ON_BLOCKS: readonly KeyPlace[] = ['canvas', 'layers']
export const CANVAS: readonly KeyPlace[] = ['canvas']

export const always = () => true

type Named = Pick<EditorCommand, 'id' | 'group' | 'keys' | 'places'>

/** Returns what the table says about every command. */
export function named(
  id: CommandId,
  group: EditorCommand['group'],
  keys: readonly string[],
  places: readonly KeyPlace[],
): Named {
  return { id, group, keys, places }
}

/** A command that another part of the editor performs, once that part is there. */
export function answered(...names: Parameters<typeof named>): EditorCommand {
  const [id] = names
  return {
    ...named(...names),
    needsHandler: true,
    isAvailable: ({ ui }) => ui.handlerOf(id) !== undefined,
    run: ({ ui }) => ui.handlerOf(id)?.(),
  }
}

/** Puts what is selected into a new container. */
export function wrapping(id: CommandId, keys: readonly string[], trait: Trait): EditorCommand {
  return {
    ...named(id, 'move', keys, NOT_TYPING),
    isAvailable: canEdit,
    run(context) {
      const { editor, specs } = context.session
      runAndNotify(context, wrapBlocks, { ids: editor.selection.ids, name: specs.firstHaving(trait).name })
    },
  }
}

/** Opens a panel on the left and moves the focus into it. */
export function showing(id: CommandId, keys: readonly string[], tab: LeftTab, focus: string): EditorCommand {
  return {
    ...named(id, 'go', keys, EVERYWHERE),
    isAvailable: always,
    run: ({ ui }) => {
      ui.set({ tab })
      focusPane(ui, 'left', focus)
    },
  }
}

/** The widths by their place in the row: Shift+1 is the narrowest. */
export function widthCommand(width: CanvasWidth, index: number): EditorCommand {
  const number = String(index + 1) as '1' | '2' | '3' | '4' | '5' | '6'
  return {
    ...named(`width${number}`, 'page', [`Shift+${number}`], NOT_TYPING),
    isAvailable: always,
    run: ({ session, ui }) => {
      session.canvas.set({ width })
      ui.announce(wording.commands[`width${number}`])
    },
  }
}
