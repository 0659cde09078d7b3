import { useEffect, useEffectEvent } from 'react'
import { useEditorUi } from '../session/editor-ui'
import type { CommandId } from './command'

/**
 * Handles a command that another part of the editor implements (saving, the preview, publishing). A command that
 * nobody handles is neither listed nor taken from the browser. Without a handler, this component does not handle it.
 */
export function useCommandHandler(id: CommandId, handler: (() => void) | undefined): void {
  const ui = useEditorUi()
  const isAnswered = handler !== undefined
  const handle = useEffectEvent(() => handler?.())
  useEffect(() => (isAnswered ? ui.handle(id, () => handle()) : undefined), [ui, id, isAnswered])
}
