import { Button } from 'antd'
import type { ReactNode } from 'react'

interface CellLinkProps {
  onOpen: () => void
  /** Where what stands in the cell does not say what opens. */
  label?: string
  children: ReactNode
}

/** What a row of a list is called, which opens it by keyboard as the row itself does by a click. */
export function CellLink({ onOpen, label, children }: CellLinkProps) {
  return (
    <Button
      type="link"
      size="small"
      className="st-cell-link"
      aria-label={label}
      onClick={(event) => {
        // The row would open it once more.
        event.stopPropagation()
        onOpen()
      }}
    >
      {children}
    </Button>
  )
}
