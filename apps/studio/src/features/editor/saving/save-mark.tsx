import { Button, Popover, Tooltip } from 'antd'
import { useCallback, useSyncExternalStore } from 'react'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import { useSession } from '../session/session-context'
import type { SaveState } from './save-state'
import { useSaver, useSaveState } from './saver-context'
import { wording } from './wording'

const TONES: Readonly<Record<SaveState['kind'], Tone>> = {
  saved: 'quiet',
  unsaved: 'quiet',
  saving: 'quiet',
  offline: 'warning',
  signedOut: 'warning',
  collided: 'warning',
  refused: 'warning',
}

/** How the page compares with what the gateway has, in words, and what can be done about it. */
export function SaveMark() {
  const state = useSaveState()
  const saver = useSaver()
  const { isReadOnly } = useSession()
  const isUploading = useIsUploading()
  if (isReadOnly) {
    return (
      <Tooltip title={wording.readOnlyHint}>
        <span className="ed-save">
          <StatusMark tone="quiet">{wording.readOnly}</StatusMark>
        </span>
      </Tooltip>
    )
  }
  const retry = (
    <Button size="small" type="link" onClick={() => void saver.saveNow()}>
      {wording.retry}
    </Button>
  )
  return (
    <span className="ed-save">
      <span role="status">
        <StatusMark tone={TONES[state.kind]}>{wording.states[state.kind]}</StatusMark>
        {isUploading && <StatusMark tone="warning">{wording.uploading}</StatusMark>}
      </span>
      {state.kind === 'offline' && retry}
      {state.kind === 'refused' && (
        <Popover
          trigger="click"
          title={wording.refusedTitle}
          content={
            <div className="ed-save-why">
              <p>{state.msg}</p>
              <p>{wording.refusedText}</p>
              {retry}
            </div>
          }
        >
          <Button size="small" type="link">
            {wording.why}
          </Button>
        </Popover>
      )}
    </span>
  )
}

/** Whether the page shows pictures that the library does not have: what is saved has none of them. */
function useIsUploading(): boolean {
  const { editor, drafts } = useSession()
  const subscribe = useCallback(
    (changed: () => void) => {
      const ends = [editor.subscribe(changed), drafts.subscribe(changed)]
      return () => {
        for (const end of ends) end()
      }
    },
    [editor, drafts],
  )
  return useSyncExternalStore(subscribe, drafts.isWaitedFor)
}
