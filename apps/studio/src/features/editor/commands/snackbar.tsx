import './snackbar.css'
import { Button } from 'antd'
import { useEditorUiState } from '../session/editor-ui'
import { useHistory } from '../session/session-context'
import { useGiveCommand } from './command-context'
import { wording } from './wording'

/**
 * The last change of the page, with an undo button, until the next one. It covers nothing and has no timeout, so that
 * nobody has to hurry. Screen readers hear the same from the announcer.
 */
export function Snackbar() {
  const notice = useEditorUiState((state) => state.notice)
  const { steps, position } = useHistory()
  const give = useGiveCommand()
  const isLast = notice !== undefined && steps[position - 1] === notice.step
  return (
    <div className="ed-told">
      {isLast && (
        <p key={notice.count}>
          <span>{notice.text}</span>
          {notice.canUndo && (
            <Button type="link" size="small" onClick={() => give('undo')}>
              {wording.commands.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
