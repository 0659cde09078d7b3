import { Checkbox, Form } from 'antd'
import { ExportDialog } from '../../../ui/list/export-dialog'
import type { EnrolmentFilter } from './enrolment-rows'
import { wording } from './wording'

const words = wording.export

interface EnrolmentExportProps {
  filter: EnrolmentFilter
  /** The titles of the tour and the talk in the filter. */
  titles: { tour: string | undefined; speech: string | undefined }
  onClose: () => void
}

/** Exports the enrolments that the list shows as a table. */
export function EnrolmentExport({ filter, titles, onClose }: EnrolmentExportProps) {
  return (
    <ExportDialog
      call="enrolmentExport"
      title={words.title}
      filter={filter}
      range={rangeText(filter, titles)}
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

/** The filter in words. */
function rangeText(filter: EnrolmentFilter, { tour, speech }: EnrolmentExportProps['titles']): string {
  const { tour_id, speech_id, state, entered } = filter
  const of =
    speech_id !== undefined
      ? words.speech(speech ?? String(speech_id))
      : tour_id !== undefined
        ? words.tour(tour ?? String(tour_id))
        : words.all
  const parts = [of, state && wording.states[state], entered && wording.filter.enteredOf[entered]]
  return parts.filter((part) => part !== undefined).join(words.join)
}
