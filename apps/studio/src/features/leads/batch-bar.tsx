import { App, Select } from 'antd'
import { useStudioCall } from '../../state/queries'
import { BulkBar } from '../../ui/list/bulk-bar'
import { problemText } from '../../ui/problem-text'
import { statusOptions } from './lead-words'
import { useMemberOptions } from './use-member-options'
import { wording } from './wording'

const words = wording.batch

/** The contract takes this many at once. */
const MOST = 200

/** Stands for nobody in the list of members. */
const NOBODY = 0

/** What can be done with all the leads that are chosen. */
export function BatchBar({ chosen, onDone }: { chosen: readonly number[]; onDone: () => void }) {
  const { message } = App.useApp()
  const members = useMemberOptions()
  const assign = useStudioCall('leadAssign', { changes: ['leadList', 'leadDetail'] })
  const setStatus = useStudioCall('leadSetStatus', { changes: ['leadList', 'leadDetail'] })
  const lead_ids = [...chosen]
  const done = {
    onSuccess: ({ changed }: { changed: number }) => {
      void message.success(words.changed(changed))
      onDone()
    },
    onError: (error: unknown) => void message.error(problemText(error)),
  }
  return (
    <BulkBar count={chosen.length} most={MOST} onClear={onDone}>
      <Select
        aria-label={words.assign}
        placeholder={words.assign}
        value={null}
        loading={assign.isPending}
        disabled={assign.isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={[{ value: NOBODY, label: words.toNobody }, ...members]}
        onChange={(member: number | null) => {
          assign.mutate({ lead_ids, member_id: member === NOBODY ? null : member }, done)
        }}
      />
      <Select
        aria-label={words.status}
        placeholder={words.status}
        value={null}
        loading={setStatus.isPending}
        disabled={setStatus.isPending}
        options={statusOptions}
        onChange={(status) => status && setStatus.mutate({ lead_ids, status }, done)}
      />
    </BulkBar>
  )
}
