import { type Arrangement, arrange } from '../session/arrange'
import type { CommandContext, EditorCommand } from './command'
import { NOT_TYPING, named } from './command-kinds'
import { canEdit } from './selected-blocks'
import { wording } from './wording'

/** Commands that make several blocks look uniform. */
export const arrangeCommands: readonly EditorCommand[] = [
  arranging('spaceEvenly', 'Alt+S'),
  arranging('sameWidth', 'Alt+W'),
  arranging('alignLeft', 'Alt+L'),
  arranging('alignCentre', 'Alt+C'),
]

function arranging(id: Arrangement, key: string): EditorCommand {
  return {
    ...named(id, 'move', [key], NOT_TYPING),
    isAvailable: (context) => canEdit(context) && context.session.editor.selection.ids.length > 1,
    run: (context) => runArrangement(context, id),
  }
}

function runArrangement({ session: { editor }, ui, refuse }: CommandContext, how: Arrangement): void {
  const label = wording.commands[how]
  const ran = arrange(editor, editor.selection.ids, how, { label })
  if (ran?.ok) ui.notify(wording.arranged(label))
  else if (ran) refuse(ran.refusal)
}
