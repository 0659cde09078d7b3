import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { type RefObject, useEffect, useRef } from 'react'

interface Popup {
  blockId: string
  popupId: string
  isOpen: boolean
  /** With each new one the popup is opened again, should the visitor have closed it meanwhile. */
  step: string
}

/**
 * A dialog that is open while `isOpen` is set. The page opens it, as it opens every popup: it locks what is behind and
 * handles browsers without `<dialog>`.
 */
export function usePopup({ blockId, popupId, isOpen, step }: Popup): RefObject<HTMLDialogElement | null> {
  const host = useHost()
  const dialog = useRef<HTMLDialogElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is a reason to look again.
  useEffect(() => {
    if (isOpen) void host.run({ type: ACTION_TYPES.popup, popupId }, blockId)
    else if (dialog.current?.open) dialog.current.close()
  }, [host, blockId, popupId, isOpen, step])
  return dialog
}
