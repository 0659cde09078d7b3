import { useEffect, useEffectEvent } from 'react'
import { useEditorUi } from '../session/editor-ui'
import type { CommandId } from './command'

/**
 * Answers a command that another part of the editor knows how to do (saving, the preview, the widths). A command that
 * nobody answers is neither listed nor taken from the browser; without a handler this one is not answered here.
 */
export function useCommandHandler(id: CommandId, handler: (() => void) | undefined): void {
  const ui = useEditorUi()
  const isAnswered = handler !== undefined
  const handle = useEffectEvent(() => handler?.())
  useEffect(() => (isAnswered ? ui.handle(id, () => handle()) : undefined), [ui, id, isAnswered])
}
