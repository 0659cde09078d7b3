import { Checkbox, Form } from 'antd'
import { ExportDialog } from '../../../ui/list/export-dialog'
import type { ActivityRow } from '../activity-rows'
import { wording } from './wording'

const words = wording.export

/** Makes a table of the prizes of an activity that wait to be handed over. */
export function GrantExport({ activity, onClose }: { activity: ActivityRow; onClose: () => void }) {
  return (
    <ExportDialog
      call="prizeGrantExport"
      title={words.title}
      filter={{ activity_id: activity.activity_id }}
      range={words.range(activity.title)}
      total={String(activity.waiting)}
      reasonHint={words.reasonHint}
      // What is filled in comes back as CSV.
      initial={{ with_handsets: false, format: 'csv' }}
      onClose={onClose}
    >
      <Form.Item name="with_handsets" valuePropName="checked">
        <Checkbox>{words.withHandsets}</Checkbox>
      </Form.Item>
    </ExportDialog>
  )
}
