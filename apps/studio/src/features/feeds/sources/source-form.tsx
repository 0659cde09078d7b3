import { feedKinds, feedConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { IdField } from '../../../ui/id-field'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { kindWords } from '../column-words'
import type { SourceRow } from '../feed-rows'
import { fieldsOf, type SourceValues, valuesOf } from './form-values'
import { MappedFields } from './mapped-fields'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]
const anAddress = [{ required: true, pattern: /^\s*https:\/\/[^\s/]\S*\s*$/, message: words.urlForm }]
const aTime = [{ required: true, pattern: /^(?:[01]\d|2[0-3]):[0-5]\d$/, message: words.atForm }]

interface SourceFormProps {
  /** Undefined: a new one. */
  source: SourceRow | undefined
  onClose: () => void
}

/** Creates a source, or changes one. */
export function SourceForm({ source: newest, onClose }: SourceFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [source] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const [form] = Form.useForm<SourceValues>()
  const create = useStudioCall('feedSourceCreate', { changes: ['feedSourceList'] })
  const change = useStudioCall('feedSourceChange', { changes: ['feedSourceList'] })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const onSuccess = () => {
    void message.success(words.saved)
    onClose()
  }
  const save = (values: SourceValues) => {
    if (isPending) return
    const fields = fieldsOf(values, source)
    if (source) {
      const { source_id, revision: base_revision } = source
      change.mutate({ ...fields, source_id, base_revision }, { onSuccess })
    } else create.mutate({ ...fields, source_id: values.id.trim() }, { onSuccess })
  }
  return (
    <Modal
      open
      width={640}
      title={source ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      <Form<SourceValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(source)}
        onValuesChange={(changed: Partial<SourceValues>) => {
          setTouched(true)
          // Columns of another kind have other names.
          if (changed.kind) form.setFieldsValue({ mapped: [] })
        }}
        onFinish={save}
      >
        {!source && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <div className="fd-pair">
          <Form.Item name="kind" label={words.kind}>
            <Select options={feedKinds.map((value) => ({ value, label: kindWords[value] }))} />
          </Form.Item>
          <Form.Item name="fetch_at" label={words.at} extra={words.atHint} rules={aTime}>
            <Input maxLength={5} autoComplete="off" />
          </Form.Item>
        </div>
        <Form.Item name="title" label={words.name} extra={words.nameHint} rules={needed}>
          <Input maxLength={limits.source} autoComplete="off" />
        </Form.Item>
        <Form.Item name="url" label={words.url} extra={words.urlHint} rules={anAddress}>
          <Input maxLength={limits.address} autoComplete="off" spellCheck={false} />
        </Form.Item>
        <MappedFields />
        <Form.Item name="is_on" label={words.isOn} extra={words.isOnHint} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  )
}
