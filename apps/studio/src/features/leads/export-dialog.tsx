import { studioOperations } from '@yingzao/contract/studio'
import { Alert, App, Checkbox, Form, Input, Modal, Radio } from 'antd'
import type { Payload } from '../../state/calls'
import { saveFile } from '../../state/save-file'
import { mayCall } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { useMember } from '../../ui/member-context'
import { useReturnFocus } from '../../ui/use-return-focus'
import { filterText } from './filter-text'
import type { LeadFilter } from './lead-filter'
import { REASON_RULES } from './reason-rules'
import { useExport } from './use-export'
import { useMemberOptions } from './use-member-options'
import { wording } from './wording'

const words = wording.export

interface ExportDialogProps {
  filter: LeadFilter
  /** How many leads it finds, in words; undefined while that is not known. */
  total: string | undefined
  onClose: () => void
}

/** Makes a table of what the inbox shows at this moment, for who says why. */
export function ExportDialog({ filter, total, onClose }: ExportDialogProps) {
  useReturnFocus()
  const member = useMember()
  const members = useMemberOptions()
  const { message } = App.useApp()
  const [form] = Form.useForm<Omit<Payload<'leadExport'>, 'filter'>>()
  const { start, stop, isRunning, bytes, error } = useExport()
  const close = () => {
    stop()
    onClose()
  }
  const run = async (chosen: Omit<Payload<'leadExport'>, 'filter'>) => {
    const file = await start({ ...chosen, filter })
    if (!file) return
    saveFile(file)
    void message.success(words.done(file.name))
    onClose()
  }
  return (
    <Modal
      open
      className="st-export"
      title={words.title}
      okText={words.submit}
      cancelText={isRunning ? words.stop : undefined}
      confirmLoading={isRunning}
      mask={{ closable: !isRunning }}
      onOk={form.submit}
      onCancel={close}
    >
      <FormProblem problem={error} better={{ tooManyRequests: words.tooOften }} />
      <dl className="st-facts">
        <dt>{words.range}</dt>
        <dd>{filterText(filter, members)}</dd>
        <dt>{words.count}</dt>
        <dd>{total === undefined ? '—' : words.rows(total)}</dd>
      </dl>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isRunning}
        initialValues={{ format: 'xlsx', with_handsets: false }}
        onFinish={(chosen) => void run(chosen)}
      >
        <Form.Item name="format" label={words.format}>
          <Radio.Group
            options={[
              { value: 'xlsx', label: words.xlsx },
              { value: 'csv', label: words.csv },
            ]}
          />
        </Form.Item>
        {mayCall(member, studioOperations.leadReveal) && (
          <Form.Item name="with_handsets" valuePropName="checked">
            <Checkbox>{words.withHandsets}</Checkbox>
          </Form.Item>
        )}
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
      <Alert type="info" showIcon title={words.limits} />
      {isRunning && (
        <p className="st-progress" role="status">
          {words.progress(bytes)}
        </p>
      )}
    </Modal>
  )
}
