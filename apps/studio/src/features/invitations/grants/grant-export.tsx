import { Checkbox, Form } from 'antd'
import { ExportDialog } from '../../../ui/list/export-dialog'
import type { ActivityRow } from '../activity-rows'
import { wording } from './wording'

const words = wording.export

/** Exports a table of an activity's prizes that are waiting to be handed over. */
export function GrantExport({ activity, onClose }: { activity: ActivityRow; onClose: () => void }) {
  return (
    <ExportDialog
      call="prizeGrantExport"
      title={words.title}
      filter={{ activity_id: activity.activity_id }}
      range={words.range(activity.title)}
      total={String(activity.waiting)}
      reasonHint={words.reasonHint}
      // The table is imported again as CSV once it is filled in.
      initial={{ with_handsets: false, format: 'csv' }}
      onClose={onClose}
    >
      <Form.Item name="with_handsets" valuePropName="checked">
        <Checkbox>{words.withHandsets}</Checkbox>
      </Form.Item>
    </ExportDialog>
  )
}
