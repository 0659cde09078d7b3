import { useEffect, useEffectEvent } from 'react'
import type { CommandId } from './command'
import { useDesk } from './desk'

/**
 * Answers a command that another part of the editor knows how to do (saving, the preview, the widths). A command that
 * nobody answers is neither listed nor taken from the browser.
 */
export function useCommandHandler(id: CommandId, handler: () => void): void {
  const desk = useDesk()
  const handle = useEffectEvent(handler)
  useEffect(() => desk.handle(id, () => handle()), [desk, id])
}
