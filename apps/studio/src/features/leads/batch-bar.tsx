import { App, Select } from 'antd'
import { BulkBar } from '../../ui/list/bulk-bar'
import { problemText } from '../../ui/problem-text'
import { statusOptions } from './lead-words'
import { type LeadChange, useLeadChange } from './use-lead-change'
import { useMemberOptions } from './use-member-options'
import { wording } from './wording'

const words = wording.batch

/** Stands for nobody in the list of members. */
const NOBODY = 0

interface BatchBarProps {
  chosen: readonly number[]
  onClear: () => void
  /** These need not stay chosen. */
  onDone: (leadIds: readonly number[]) => void
}

/** What can be done with all chosen leads. */
export function BatchBar({ chosen, onClear, onDone }: BatchBarProps) {
  const { message } = App.useApp()
  const members = useMemberOptions()
  const assign = useLeadChange('leadAssign')
  const setStatus = useLeadChange('leadSetStatus')
  const progress = assign.progress ?? setStatus.progress
  const lead_ids = [...chosen]
  const tell = {
    onSuccess: ({ done, changed, problem }: LeadChange) => {
      if (problem === undefined) void message.success(words.changed(changed))
      else if (done.length === 0) void message.error(problemText(problem))
      else void message.error(words.broken(done.length, lead_ids.length - done.length, problemText(problem)))
      onDone(done)
    },
  }
  return (
    <BulkBar count={chosen.length} onClear={onClear}>
      <Select
        aria-label={words.assign}
        placeholder={words.assign}
        value={null}
        loading={assign.progress !== undefined}
        disabled={progress !== undefined}
        showSearch={{ optionFilterProp: 'label' }}
        options={[{ value: NOBODY, label: words.toNobody }, ...members]}
        onChange={(member: number | null) => {
          assign.change({ lead_ids, member_id: member === NOBODY ? null : member }, tell)
        }}
      />
      <Select
        aria-label={words.status}
        placeholder={words.status}
        value={null}
        loading={setStatus.progress !== undefined}
        disabled={progress !== undefined}
        options={statusOptions}
        onChange={(status) => status && setStatus.change({ lead_ids, status }, tell)}
      />
      {progress && <span role="status">{words.progress(progress.done, progress.total)}</span>}
    </BulkBar>
  )
}
