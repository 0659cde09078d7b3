import './list.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { wording } from './wording'

interface BulkBarProps {
  /** How many rows are selected. */
  count: number
  onClear: () => void
  /** The actions on them. */
  children: ReactNode
}

/** The actions on all the selected rows. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <div className="st-batch" role="toolbar" aria-label={wording.bulk.title}>
      <strong role="status">{wording.bulk.chosen(count)}</strong>
      {children}
      <Button type="link" onClick={onClear}>
        {wording.bulk.clear}
      </Button>
    </div>
  )
}
