import { Button } from 'antd'
import type { ReactNode } from 'react'

interface CellLinkProps {
  onOpen: () => void
  /** For cells whose content does not say what opens. */
  label?: string
  children: ReactNode
}

/** The title of a row, which opens it by keyboard as the row itself does by a click. */
export function CellLink({ onOpen, label, children }: CellLinkProps) {
  return (
    <Button
      type="link"
      size="small"
      className="st-cell-link"
      aria-label={label}
      onClick={(event) => {
        // Otherwise the row would open it once more.
        event.stopPropagation()
        onOpen()
      }}
    >
      {children}
    </Button>
  )
}
