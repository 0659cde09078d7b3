import './snackbar.css'
import { Button } from 'antd'
import { useDeskState } from '../session/editor-ui'
import { useHistory } from '../session/session-context'
import { useGiveCommand } from './command-context'
import { wording } from './wording'

/**
 * What was done to the page last, below it, for as long as nothing else was; with the way back. It stands in room of its
 * own and goes by no clock, so that nobody has to hurry, and readers hear it from the announcer.
 */
export function Told() {
  const told = useDeskState((state) => state.told)
  const { steps, position } = useHistory()
  const give = useGiveCommand()
  const isLast = told !== undefined && steps[position - 1] === told.step
  return (
    <div className="ed-told">
      {isLast && (
        <p key={told.count}>
          <span>{told.text}</span>
          {told.canUndo && (
            <Button type="link" size="small" onClick={() => give('undo')}>
              {wording.commands.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
