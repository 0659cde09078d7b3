import { Button, Popover, Tooltip } from 'antd'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import { wording } from '../../../wording'
import { useSession } from '../session/session-context'
import type { SaveState } from './save-state'
import { useSaver, useSaveState } from './saver-context'

const words = wording.saving

const TONES: Readonly<Record<SaveState['kind'], Tone>> = {
  saved: 'quiet',
  unsaved: 'quiet',
  saving: 'quiet',
  offline: 'warning',
  signedOut: 'warning',
  collided: 'warning',
  refused: 'warning',
}

/** Where the page stands with the gateway, in words, and what can be done about it. */
export function SaveMark() {
  const state = useSaveState()
  const saver = useSaver()
  const { isReadOnly } = useSession()
  if (isReadOnly) {
    return (
      <Tooltip title={words.readOnlyHint}>
        <span className="ed-save">
          <StatusMark tone="quiet">{words.readOnly}</StatusMark>
        </span>
      </Tooltip>
    )
  }
  const retry = (
    <Button size="small" type="link" onClick={() => void saver.saveNow()}>
      {words.retry}
    </Button>
  )
  return (
    <span className="ed-save">
      <span role="status">
        <StatusMark tone={TONES[state.kind]}>{words.states[state.kind]}</StatusMark>
      </span>
      {state.kind === 'offline' && retry}
      {state.kind === 'refused' && (
        <Popover
          trigger="click"
          title={words.refusedTitle}
          content={
            <div className="ed-save-why">
              <p>{state.msg}</p>
              <p>{words.refusedText}</p>
              {retry}
            </div>
          }
        >
          <Button size="small" type="link">
            {words.why}
          </Button>
        </Popover>
      )}
    </span>
  )
}
