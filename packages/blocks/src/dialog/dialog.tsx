import '@yingzao/renderer/dialog/frame.css'
import type { ReactNode, RefObject } from 'react'

interface DialogProps {
  /** The name by which an action of type 3 opens it. */
  popupId: string
  /** Accessible name. */
  label: string
  className?: string
  /** A tap outside its content closes it too. */
  closesOnMask?: boolean
  ref?: RefObject<HTMLDialogElement | null>
  onClose?: () => void
  children: ReactNode
}

/**
 * The frame of a dialog over the whole screen, initially hidden. The boot opens and closes it without React: it locks
 * what is behind, and handles browsers that have no `<dialog>`.
 */
export function Dialog({
  popupId,
  label,
  className = '',
  closesOnMask,
  ref,
  onClose,
  children,
}: DialogProps) {
  return (
    <dialog
      className={`yz-dialog ${className}`.trim()}
      ref={ref}
      data-popup={popupId}
      data-mask={closesOnMask ? '' : undefined}
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/**
 * The icon in the corner that closes a dialog. It is not a `yz-tap`: those are disabled outside the campaign's window.
 */
export function CloseIcon({ className = '' }: { className?: string }) {
  return (
    <button
      className={`yz-dialog__close ${className}`.trim()}
      type="button"
      data-close=""
      aria-label="关闭"
    />
  )
}
