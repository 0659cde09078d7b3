import type { Command } from '@yingzao/editor-core'
import type { ActionContext } from './action-context'
import { wording } from './wording'

/** Runs a command and reports what was done, or why it was refused. True: it was done. */
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
