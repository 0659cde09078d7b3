import { Button } from 'antd'
import { wording } from './wording'

/** Widens a list to all of it again. Nothing while it is not narrowed. */
export function ClearFilter({ isNarrow, onClear }: { isNarrow: boolean; onClear: () => void }) {
  if (!isNarrow) return null
  return (
    <Button type="link" onClick={onClear}>
      {wording.clear}
    </Button>
  )
}
