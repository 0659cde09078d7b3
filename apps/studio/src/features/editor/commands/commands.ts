import { arrangeCommands } from './arrange-commands'
import { blockCommands } from './block-commands'
import type { EditorCommand } from './command'
import { editorCommands } from './editor-commands'

/**
 * Everything that can be done by the keyboard: the shortcuts, their sheet and the command palette all read this table.
 * The tree of layers brings the keys that trees have (arrows, Home, End, letters) itself.
 */
export const commands: readonly EditorCommand[] = [...blockCommands, ...arrangeCommands, ...editorCommands]
