import { type TemplatePurpose, templatePurposes } from '@yingzao/contract/studio'
import { Form, type FormInstance, Input, Select } from 'antd'
import { FirstField } from '../../../ui/first-field'
import { wording } from './wording'

const words = wording.form

/** The contract's limits. */
const LONGEST_NAME = 20
const LONGEST_ABOUT = 60

/** The details of a template of the company's own. */
export interface TemplateLabel {
  name: string
  purpose: TemplatePurpose
  about: string
}

interface TemplateFormProps {
  id: string
  form: FormInstance<TemplateLabel>
  initial: TemplateLabel
  onDone: (label: TemplateLabel) => void
}

/** Asks for a template's name, what it is for, and what it does. */
export function TemplateForm({ id, form, initial, onDone }: TemplateFormProps) {
  return (
    <Form
      id={id}
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initial}
      onFinish={onDone}
    >
      <FirstField name="name" />
      <Form.Item
        name="name"
        label={words.name}
        extra={words.nameHelp}
        rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
      >
        <Input maxLength={LONGEST_NAME} showCount autoComplete="off" />
      </Form.Item>
      <Form.Item name="purpose" label={words.purpose}>
        <Select
          options={templatePurposes.map((purpose) => ({ value: purpose, label: wording.purposes[purpose] }))}
        />
      </Form.Item>
      <Form.Item name="about" label={words.about}>
        <Input maxLength={LONGEST_ABOUT} showCount autoComplete="off" placeholder={words.aboutExample} />
      </Form.Item>
    </Form>
  )
}
