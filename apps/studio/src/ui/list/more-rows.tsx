import { Button } from 'antd'
import { problemText } from '../problem-text'
import { wording } from '../wording'

interface MoreRowsProps {
  shown: number
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
  /** Why the next part did not come. */
  problem?: unknown
  /** How many there are in all, in words. */
  total?: string
}

/** Below a list that comes in parts: how much of it is there, and the way to more. */
export function MoreRows({
  shown,
  hasNextPage,
  isFetchingNextPage,
  fetchNextPage,
  problem,
  total,
}: MoreRowsProps) {
  if (shown === 0) return null
  return (
    <div className="st-more">
      <span aria-live="polite">{problem ? problemText(problem) : wording.shown(shown, total)}</span>
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {problem ? wording.retry : wording.more}
        </Button>
      ) : (
        <span className="st-soft">{wording.noMore}</span>
      )}
    </div>
  )
}
