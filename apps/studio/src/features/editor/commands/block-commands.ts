import { duplicateBlocks, removeBlocks, unwrapBlock } from '@yingzao/editor-core'
import type { EditorCommand } from './command'
import { always, CANVAS, NOT_TYPING, named, ON_BLOCKS, UNDO_PLACES, wrapping } from './command-kinds'
import { moveBy, moveInto, moveOut } from './move-commands'
import { runAndNotify } from './run-and-notify'
import { selectAll, selectAlong, selectNothing } from './select-commands'
import { canEdit, hasSelection } from './selected-blocks'
import { wording } from './wording'

/** Commands for the blocks of the page. */
export const blockCommands: readonly EditorCommand[] = [
  {
    ...named('undo', 'edit', ['Mod+Z'], UNDO_PLACES),
    isAvailable: ({ session: { editor, isReadOnly } }) => !isReadOnly && editor.history.position > 0,
    run: ({ session, ui }) => {
      const undone = session.editor.undo()
      if (undone.ok) ui.notify(wording.undone(undone.value), { canUndo: false })
    },
  },
  {
    ...named('redo', 'edit', ['Mod+Shift+Z', 'Mod+Y'], UNDO_PLACES),
    isAvailable: ({ session: { editor, isReadOnly } }) =>
      !isReadOnly && editor.history.position < editor.history.steps.length,
    run: ({ session, ui }) => {
      const redone = session.editor.redo()
      if (redone.ok) ui.notify(wording.redone(redone.value))
    },
  },
  {
    ...named('copy', 'edit', ['Mod+C'], NOT_TYPING),
    isNative: true,
    isAvailable: hasSelection,
    run: ({ clipboard }) => void clipboard.copy(),
  },
  {
    ...named('cut', 'edit', ['Mod+X'], NOT_TYPING),
    isNative: true,
    isAvailable: canEdit,
    run: ({ clipboard }) => void clipboard.cut(),
  },
  {
    ...named('paste', 'edit', ['Mod+V'], NOT_TYPING),
    isNative: true,
    isAvailable: ({ session }) => !session.isReadOnly,
    run: ({ clipboard }) => void clipboard.paste(),
  },
  {
    ...named('duplicate', 'edit', ['Mod+D'], NOT_TYPING),
    isAvailable: canEdit,
    run: (context) => runAndNotify(context, duplicateBlocks, { ids: context.session.editor.selection.ids }),
  },
  {
    ...named('remove', 'edit', ['Delete', 'Backspace'], ON_BLOCKS),
    isAvailable: canEdit,
    run: (context) => runAndNotify(context, removeBlocks, { ids: context.session.editor.selection.ids }),
  },
  {
    ...named('rename', 'edit', ['F2'], NOT_TYPING),
    isAvailable: canEdit,
    run: ({ session, ui }) => ui.set({ tab: 'layers', renaming: session.editor.selection.ids.at(-1) }),
  },
  {
    ...named('selectParent', 'select', ['ArrowLeft'], CANVAS),
    isAvailable: hasSelection,
    run: (context) => selectAlong(context, 'parent'),
  },
  {
    ...named('selectChild', 'select', ['ArrowRight'], CANVAS),
    isAvailable: hasSelection,
    run: (context) => selectAlong(context, 'firstChild'),
  },
  {
    ...named('selectNext', 'select', ['ArrowDown'], CANVAS),
    isAvailable: always,
    run: (context) => selectAlong(context, 'next'),
  },
  {
    ...named('selectPrevious', 'select', ['ArrowUp'], CANVAS),
    isAvailable: always,
    run: (context) => selectAlong(context, 'previous'),
  },
  { ...named('selectAll', 'select', ['Mod+A'], NOT_TYPING), isAvailable: always, run: selectAll },
  { ...named('selectNone', 'select', ['Escape'], ON_BLOCKS), isAvailable: hasSelection, run: selectNothing },
  {
    ...named('moveUp', 'move', ['Alt+ArrowUp'], NOT_TYPING),
    isAvailable: canEdit,
    run: (context) => moveBy(context, -1),
  },
  {
    ...named('moveDown', 'move', ['Alt+ArrowDown'], NOT_TYPING),
    isAvailable: canEdit,
    run: (context) => moveBy(context, 1),
  },
  { ...named('moveOut', 'move', ['Alt+ArrowLeft'], NOT_TYPING), isAvailable: canEdit, run: moveOut },
  { ...named('moveInto', 'move', ['Alt+ArrowRight'], NOT_TYPING), isAvailable: canEdit, run: moveInto },
  {
    ...named('moveTo', 'move', ['Alt+M'], NOT_TYPING),
    isAvailable: canEdit,
    run: ({ ui }) => ui.set({ dialog: 'move' }),
  },
  wrapping('wrapContainer', ['Mod+G'], 'box'),
  wrapping('wrapSection', ['Alt+G'], 'section'),
  wrapping('wrapPopup', ['Mod+Alt+G'], 'opensByTap'),
  {
    ...named('keepSection', 'edit', [], NOT_TYPING),
    isAvailable: canEdit,
    run: ({ ui }) => ui.set({ dialog: 'keepSection' }),
  },
  {
    ...named('unwrap', 'move', ['Mod+Shift+G'], NOT_TYPING),
    isAvailable: (context) => canEdit(context) && context.session.editor.selection.ids.length === 1,
    run: (context) =>
      runAndNotify(context, unwrapBlock, { id: context.session.editor.selection.ids[0] ?? '' }),
  },
]
