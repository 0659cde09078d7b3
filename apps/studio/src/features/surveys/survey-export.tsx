import { studioOperations } from '@yingzao/contract/studio'
import { Checkbox, Form } from 'antd'
import type { Payload } from '../../state/calls'
import { mayCall } from '../../state/session'
import { ExportDialog } from '../../ui/list/export-dialog'
import { useMember } from '../../ui/member-context'
import { formKey, useForms } from './use-forms'
import { wording } from './wording'

const words = wording.export

interface SurveyExportProps {
  filter: Payload<'surveyExport'>['filter']
  onClose: () => void
}

/** Exports the answers to one form as a table, with personal data for members who may see it. */
export function SurveyExport({ filter, onClose }: SurveyExportProps) {
  const member = useMember()
  const { forms } = useForms()
  const { page_code, from, to } = filter
  const form = forms.find((one) => formKey(one) === formKey({ ...filter, page_code: String(page_code) }))
  // For a range of days nobody has counted them.
  const total = from || to ? undefined : form?.count.toLocaleString('en-US')
  return (
    <ExportDialog
      call="surveyExport"
      title={words.title}
      filter={filter}
      range={words.range(form?.page_title || String(page_code), from, to)}
      total={total}
      reasonHint={words.reasonHint}
      initial={{ with_personal: false }}
      onClose={onClose}
    >
      {mayCall(member, studioOperations.surveyReveal) && (
        <Form.Item name="with_personal" valuePropName="checked">
          <Checkbox>{words.withPersonal}</Checkbox>
        </Form.Item>
      )}
    </ExportDialog>
  )
}
