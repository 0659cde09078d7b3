import { Button } from 'antd'
import { wording } from './wording'

/** Clears the filter of a list. Renders nothing while nothing is filtered. */
export function ClearFilter({ isNarrow, onClear }: { isNarrow: boolean; onClear: () => void }) {
  if (!isNarrow) return null
  return (
    <Button type="link" onClick={onClear}>
      {wording.clear}
    </Button>
  )
}
