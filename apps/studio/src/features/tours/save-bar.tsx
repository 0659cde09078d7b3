import { Button } from 'antd'
import { byAddress, DraftGuard } from '../../ui/draft-guard'
import { FormProblem } from '../../ui/form-problem'
import type { BetterWords } from '../../ui/problem-text'
import { wording } from './wording'

const words = wording.written

interface SaveBarProps {
  written: { isChanged: boolean; isDirty: () => boolean; drop: () => void }
  call: { isPending: boolean; error: Error | null; reset: () => void }
  /** Further words for its refusals. */
  better?: BetterWords
  onSave: () => void
}

/** Shown below a list that is saved as a whole: saves it or discards changes; whoever leaves before that is asked. */
export function SaveBar({ written: { isChanged, isDirty, drop }, call, better, onSave }: SaveBarProps) {
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
      {/* Another part, another tour and the end of the drawer are other addresses too. */}
      <DraftGuard isDirty={isDirty} words={words.leave} leaves={byAddress} />
    </>
  )
}
