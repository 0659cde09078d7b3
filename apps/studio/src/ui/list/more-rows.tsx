import { Button } from 'antd'
import { problemText } from '../problem-text'
import { wording as uiWording } from '../wording'
import type { List } from './use-list'
import { wording } from './wording'

interface MoreRowsProps {
  list: Pick<List<unknown, unknown>, 'rows' | 'problem' | 'hasMore' | 'isLoadingMore' | 'loadMore'>
  /** How many there are in all, in words. */
  total?: string | undefined
}

/** Below a list that is loaded in parts: how much of it is shown, and a button for more. */
export function MoreRows({
  list: { rows = [], problem, hasMore, isLoadingMore, loadMore },
  total,
}: MoreRowsProps) {
  if (rows.length === 0) return null
  return (
    <div className="st-more">
      <span aria-live="polite">{problem ? problemText(problem) : wording.shown(rows.length, total)}</span>
      {hasMore ? (
        <Button loading={isLoadingMore} onClick={loadMore}>
          {problem ? uiWording.retry : wording.more}
        </Button>
      ) : (
        <span className="st-soft">{wording.noMore}</span>
      )}
    </div>
  )
}
