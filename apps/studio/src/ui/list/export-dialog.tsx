import './list.css'
import { Alert, App, Form, Input, Modal, Radio } from 'antd'
import type { ReactNode } from 'react'
import type { FileCallId, Payload } from '../../state/calls'
import { saveFile } from '../../state/save-file'
import { FormProblem } from '../form-problem'
import { REASON_RULES } from '../reason-rules'
import { useReturnFocus } from '../use-return-focus'
import { useExport } from './use-export'
import { wording } from './wording'

const words = wording.export

interface ExportOf {
  filter: object
  format: 'csv' | 'xlsx'
  reason: string
}

/** Calls that export what a filter finds as a table. */
type ExportCallId = {
  [Id in FileCallId]: Payload<Id> extends ExportOf ? Id : never
}[FileCallId]

interface ExportDialogProps<Id extends ExportCallId> {
  call: Id
  title: string
  filter: Payload<Id>['filter']
  /** The filter in words. */
  range: string
  /** How many rows it finds, in words; undefined while that is not known. */
  total: string | undefined
  reasonHint: string
  /** Further fields of the call, and their initial values. */
  children?: ReactNode
  initial?: Partial<Payload<Id>>
  onClose: () => void
}

/** Exports what a list shows at this moment as a table, once a reason is given. */
export function ExportDialog<Id extends ExportCallId>({
  call,
  title,
  filter,
  range,
  total,
  reasonHint,
  children,
  initial,
  onClose,
}: ExportDialogProps<Id>) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Omit<Payload<Id>, 'filter'>>()
  const { start, stop, isRunning, bytes, error } = useExport(call)
  const close = () => {
    stop()
    onClose()
  }
  const run = async (chosen: Omit<Payload<Id>, 'filter'>) => {
    const file = await start({ ...chosen, filter } as Payload<Id>)
    if (!file) return
    saveFile(file)
    void message.success(words.done(file.name))
    onClose()
  }
  return (
    <Modal
      open
      className="st-export"
      title={title}
      okText={words.submit}
      cancelText={isRunning ? words.stop : undefined}
      // Not `confirmLoading`, which disables the other button, so that nobody could stop it.
      okButtonProps={{ loading: isRunning }}
      mask={{ closable: !isRunning }}
      onOk={form.submit}
      onCancel={close}
    >
      <FormProblem problem={error} better={{ tooManyRequests: words.tooOften }} />
      <dl className="st-facts">
        <dt>{words.range}</dt>
        <dd>{range}</dd>
        <dt>{words.count}</dt>
        <dd>{total === undefined ? '—' : words.rows(total)}</dd>
      </dl>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isRunning}
        initialValues={{ format: 'xlsx', ...initial }}
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
        {children}
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={reasonHint} autoComplete="off" />
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
