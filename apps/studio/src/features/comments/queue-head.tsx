import type { CommentState } from '@yingzao/contract/studio'
import { Button, Checkbox } from 'antd'
import { BulkBar } from '../../ui/list/bulk-bar'
import { KeyHints } from './keys'
import type { Decision } from './use-decisions'
import { wording } from './wording'

const words = wording.acts

interface QueueHeadProps {
  state: CommentState
  /** How many are chosen, and how many rows there are. */
  chosen: number
  rows: number
  last: Decision | undefined
  onUndo: () => void
  onChooseAll: () => void
  onClear: () => void
  onPass: () => void
  onRefuse: () => void
  onHelp: () => void
}

/** Above the rows: what can be done with the chosen ones, otherwise what was done last, and the keys. */
export function QueueHead({
  state,
  chosen,
  rows,
  last,
  onUndo,
  onChooseAll,
  onClear,
  onPass,
  onRefuse,
  onHelp,
}: QueueHeadProps) {
  return (
    <div className="cm-head">
      {rows > 0 && (
        <Checkbox
          checked={chosen === rows}
          indeterminate={chosen > 0 && chosen < rows}
          onChange={({ target }) => (target.checked ? onChooseAll() : onClear())}
        >
          {words.chooseAll}
        </Checkbox>
      )}
      {chosen > 0 && (
        <BulkBar count={chosen} onClear={onClear}>
          {state !== 'out' && <Button onClick={onPass}>{words.pass}</Button>}
          {state !== 'refused' && (
            <Button danger onClick={onRefuse}>
              {words.refuse}
            </Button>
          )}
        </BulkBar>
      )}
      <span role="status">{last && wording.done[last.to](last.ids.length)}</span>
      {last && (
        <Button size="small" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      <KeyHints onHelp={onHelp} />
    </div>
  )
}
