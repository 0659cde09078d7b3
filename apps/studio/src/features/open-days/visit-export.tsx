import { Checkbox, Form } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { ExportDialog } from '../../ui/list/export-dialog'
import type { OpenDayRow, VisitFilter } from './open-day-rows'
import { wording } from './wording'

const words = wording.exporting

interface VisitExportProps {
  event: OpenDayRow
  filter: VisitFilter
  onClose: () => void
}

/** Exports the registrations that the list shows as a table. */
export function VisitExport({ event, filter, onClose }: VisitExportProps) {
  const session = event.sessions.find(({ session_id }) => session_id === filter.session_id)
  return (
    <ExportDialog
      call="openDayVisitExport"
      title={words.title}
      filter={{ event_id: event.event_id, ...filter }}
      range={words.range(
        event.title,
        session ? dateTimeText(session.start_at) : words.everything,
        filter.state ? wording.visits.states[filter.state] : words.anyState,
      )}
      // The list counts people, not registrations.
      total={undefined}
      reasonHint={words.reasonHint}
      initial={{ with_handsets: false }}
      onClose={onClose}
    >
      <Form.Item name="with_handsets" valuePropName="checked">
        <Checkbox>{words.withHandsets}</Checkbox>
      </Form.Item>
    </ExportDialog>
  )
}
