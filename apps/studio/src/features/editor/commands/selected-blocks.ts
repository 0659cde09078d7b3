import type { ActionContext } from './action-context'
import { wording } from './wording'

/** Whether anything is selected. */
export function hasSelection({ session: { editor } }: Pick<ActionContext, 'session'>): boolean {
  return editor.selection.ids.length > 0
}

/** Whether what is selected can be changed here. */
export function canEdit(context: Pick<ActionContext, 'session'>): boolean {
  return !context.session.isReadOnly && hasSelection(context)
}

/** What is selected, in words: “按钮”, or how many. */
export function selectedInWords({ session: { editor, catalogue } }: Pick<ActionContext, 'session'>): string {
  const { ids } = editor.selection
  if (ids.length !== 1) return wording.several(ids.length)
  const name = editor.tree.index.get(ids[0] ?? '')?.block.name ?? ''
  return wording.one(catalogue.titleOf(name) ?? name)
}
