import { studioOperations } from '@yingzao/contract/studio'
import { Checkbox, Form } from 'antd'
import { mayCall } from '../../state/session'
import { ExportDialog } from '../../ui/list/export-dialog'
import { useMember } from '../../ui/member-context'
import { filterText } from './filter-text'
import type { LeadFilter } from './lead-filter'
import { useMemberOptions } from './use-member-options'
import { wording } from './wording'

const words = wording.export

interface LeadExportProps {
  filter: LeadFilter
  /** How many leads it finds, in words; undefined while unknown. */
  total: string | undefined
  onClose: () => void
}

/** Exports what the inbox currently shows as a table, with full phone numbers for members who may see them. */
export function LeadExport({ filter, total, onClose }: LeadExportProps) {
  const member = useMember()
  const members = useMemberOptions()
  return (
    <ExportDialog
      call="leadExport"
      title={words.title}
      filter={filter}
      range={filterText(filter, members)}
      total={total}
      reasonHint={words.reasonHint}
      initial={{ with_handsets: false }}
      onClose={onClose}
    >
      {mayCall(member, studioOperations.leadReveal) && (
        <Form.Item name="with_handsets" valuePropName="checked">
          <Checkbox>{words.withHandsets}</Checkbox>
        </Form.Item>
      )}
    </ExportDialog>
  )
}
