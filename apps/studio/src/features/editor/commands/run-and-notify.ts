import type { Command } from '@yingzao/editor-core'
import type { ActionContext } from './action-context'
import { wording } from './wording'

/** Does a command of the editor, tells what was done, and says why when it was not. True: it was. */
export function runAndNotify<Input>(
  { session, ui, refuse }: ActionContext,
  command: Command<Input>,
  input: Input,
  text?: string,
): boolean {
  const ran = session.editor.run(command, input)
  if (ran.ok) ui.notify(text ?? wording.done(ran.value.label))
  else refuse(ran.refusal)
  return ran.ok
}
