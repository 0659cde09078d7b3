import { Button } from 'antd'
import { useBlocker } from 'react-router'
import { FormProblem } from '../../ui/form-problem'
import { LeavingDialog } from '../../ui/leaving-dialog'
import type { BetterWords } from '../../ui/problem-text'
import { useCloseGuard } from '../../ui/use-close-guard'
import { wording } from './wording'

const words = wording.written

interface SaveBarProps {
  written: { isChanged: boolean; isDirty: () => boolean; drop: () => void }
  call: { isPending: boolean; error: Error | null; reset: () => void }
  /** Further words for its refusals. */
  better?: BetterWords
  onSave: () => void
}

/** Below a list that is saved as a whole: saves it, or goes back; whoever leaves before is asked. */
export function SaveBar({ written: { isChanged, isDirty, drop }, call, better, onSave }: SaveBarProps) {
  useCloseGuard(isDirty)
  // Another part, another tour and the end of the drawer are other addresses too.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  )
  const forget = () => {
    call.reset()
    drop()
  }
  return (
    <>
      <FormProblem problem={call.error} better={{ conflict: words.conflict, ...better }} />
      {isChanged && (
        <div className="tr-save">
          <p role="status">{words.unsaved}</p>
          <Button disabled={call.isPending} onClick={forget}>
            {words.drop}
          </Button>
          <Button type="primary" loading={call.isPending} onClick={onSave}>
            {words.save}
          </Button>
        </div>
      )}
      {blocker.state === 'blocked' && <LeavingDialog blocker={blocker} words={words.leave} />}
    </>
  )
}
