import { type SectionKind, sectionKinds } from '@yingzao/contract/studio'
import { Form, Input, Modal, Select } from 'antd'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { wording } from './wording'

/** The details of a section of the company's own. */
export interface SectionLabel {
  name: string
  kind: SectionKind
}

interface SectionFormProps {
  title: string
  ok: string
  note?: string
  initial: Partial<SectionLabel>
  isBusy: boolean
  error: Error | null
  onDone: (label: SectionLabel) => void
  onClose: () => void
}

/** Asks for a section's name and what it is for. */
export function SectionForm({ title, ok, note, initial, isBusy, error, onDone, onClose }: SectionFormProps) {
  const [form] = Form.useForm<SectionLabel>()
  return (
    <Modal
      open
      title={title}
      okText={ok}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {note && <p className="st-hint">{note}</p>}
      <FormProblem problem={error} />
      <Form form={form} layout="vertical" initialValues={{ kind: 'hero', ...initial }} onFinish={onDone}>
        <FirstField name="name" />
        <Form.Item
          name="name"
          label={wording.keep.name}
          extra={wording.keep.nameHelp}
          rules={[{ required: true, whitespace: true, message: wording.keep.nameMissing }]}
        >
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name="kind" label={wording.keep.kind}>
          <Select options={sectionKinds.map((kind) => ({ value: kind, label: wording.kinds[kind] }))} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
