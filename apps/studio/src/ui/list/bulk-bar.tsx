import './list.css'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { wording } from './wording'

interface BulkBarProps {
  /** How many lines are chosen. */
  count: number
  /** The contract takes this many at once. */
  most: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** What can be done with all the lines that are chosen. */
export function BulkBar({ count, most, onClear, children }: BulkBarProps) {
  return (
    <div className="st-batch" role="toolbar" aria-label={wording.bulk.title}>
      <strong role="status">{wording.bulk.chosen(count)}</strong>
      {count > most ? <span className="st-warn">{wording.bulk.tooMany(most)}</span> : children}
      <Button type="link" onClick={onClear}>
        {wording.bulk.clear}
      </Button>
    </div>
  )
}
