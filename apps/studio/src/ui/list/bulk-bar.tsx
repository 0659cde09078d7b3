import './list.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { wording } from './wording'

interface BulkBarProps {
  /** How many lines are chosen. */
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** What can be done with all the lines that are chosen. */
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
