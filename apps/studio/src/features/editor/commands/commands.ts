import { arrangeCommands } from './arrange-commands'
import { blockCommands } from './block-commands'
import type { EditorCommand } from './command'
import { editorCommands } from './editor-commands'

/**
 * Everything that can be done by keyboard: the shortcuts, the list of shortcuts and the command palette all read this
 * table. The tree of layers handles the usual keys of a tree (arrows, Home, End, letters) itself.
 */
export const commands: readonly EditorCommand[] = [...blockCommands, ...arrangeCommands, ...editorCommands]
