import type { ActionContext } from './action-context'

/**
 * Where a key is pressed: in a text field, in one where nothing has been typed since it got the focus, in a panel, in
 * the canvas, in the tree of layers.
 */
export type KeyPlace = 'field' | 'untouched' | 'panel' | 'canvas' | 'layers'

export type CommandGroup = 'edit' | 'select' | 'move' | 'insert' | 'go' | 'page'

export type CommandId =
  | 'undo'
  | 'redo'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'duplicate'
  | 'remove'
  | 'rename'
  | 'selectParent'
  | 'selectChild'
  | 'selectNext'
  | 'selectPrevious'
  | 'selectAll'
  | 'selectNone'
  | 'moveUp'
  | 'moveDown'
  | 'moveOut'
  | 'moveInto'
  | 'moveTo'
  | 'wrapContainer'
  | 'wrapPopup'
  | 'wrapSection'
  | 'keepSection'
  | 'unwrap'
  | 'insert'
  | 'insertBefore'
  | 'spaceEvenly'
  | 'sameWidth'
  | 'alignLeft'
  | 'alignCentre'
  | 'showPalette'
  | 'showSections'
  | 'showLayers'
  | 'showHistory'
  | 'find'
  | 'showComments'
  | 'comment'
  | 'focusCanvas'
  | 'focusInspector'
  | 'nextPane'
  | 'previousPane'
  | 'save'
  | 'preview'
  | 'publish'
  | 'keepTemplate'
  | 'fill'
  | 'width1'
  | 'width2'
  | 'width3'
  | 'width4'
  | 'width5'
  | 'width6'
  | 'showShortcuts'
  | 'showCommands'
  | 'startTour'

/** What the clipboard commands call. */
export interface ClipboardActions {
  copy(): Promise<void>
  cut(): Promise<void>
  paste(): Promise<void>
}

/** What a command works on. */
export interface CommandContext extends ActionContext {
  clipboard: ClipboardActions
}

export interface EditorCommand {
  id: CommandId
  group: CommandGroup
  /** For example `Mod+Shift+Z`; Mod is Ctrl, and ⌘ on a Mac. */
  keys: readonly string[]
  places: readonly KeyPlace[]
  /** The browser's own event does it (copying): the keys are shown but not handled. */
  isNative?: true
  /** Another part of the editor performs it, once that part is there. */
  needsHandler?: true
  /** Whether it would do anything now. */
  isAvailable(context: CommandContext): boolean
  run(context: CommandContext): void
}
