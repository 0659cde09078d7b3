import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useDeferredValue } from 'react'
import { useGiveCommand } from '../commands/command-context'
import { useHistory, useSession } from '../session/session-context'
import { wording } from './wording'

/** One step back or forth; each says which step that is. */
export function UndoButtons() {
  const { isReadOnly } = useSession()
  const give = useGiveCommand()
  // Updated after the page: the result of a key press should not wait for the name of its step.
  const { position, steps } = useDeferredValue(useHistory())
  if (isReadOnly) return null
  const last = steps[position - 1]
  const next = steps[position]
  const undo = last ? wording.undoStep(last.label) : wording.undo
  const redo = next ? wording.redoStep(next.label) : wording.redo
  return (
    <div className="ed-undo">
      <Tooltip title={undo}>
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden="true" />}
          aria-label={undo}
          disabled={!last}
          onClick={() => give('undo')}
        />
      </Tooltip>
      <Tooltip title={redo}>
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden="true" />}
          aria-label={redo}
          disabled={!next}
          onClick={() => give('redo')}
        />
      </Tooltip>
    </div>
  )
}
