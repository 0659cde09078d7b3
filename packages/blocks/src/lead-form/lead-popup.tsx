import type { ReactNode } from 'react'
import { Dialog } from '../dialog/dialog'
import type { LeadState } from './lead-state'
import { usePopup } from './use-popup'

interface LeadPopupProps {
  blockId: string
  /** Distinguishes it from the block's other popup. */
  name: 'code' | 'outcome'
  title: string
  isOpen: boolean
  step: LeadState['step']
  onClose: () => void
  children: ReactNode
}

/** A popup of the form. The frame is there from the start, since only then do old browsers get what a dialog needs. */
export function LeadPopup({ blockId, name, title, isOpen, step, onClose, children }: LeadPopupProps) {
  const popupId = `${blockId}--${name}`
  const dialog = usePopup({ blockId, popupId, isOpen, step })
  return (
    <Dialog ref={dialog} popupId={popupId} label={title} onClose={onClose}>
      {children}
    </Dialog>
  )
}
