import { Form, Input } from 'antd'

interface IdFieldProps {
  name: string
  label: string
  hint: string
  /** The message for a text that is not an id. */
  form: string
}

/** The form field for the id of something new, which has the focus when the form opens. */
export function IdField({ name, label, hint, form }: IdFieldProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[{ required: true, pattern: /^\s*[A-Za-z0-9_-]{1,64}\s*$/, message: form }]}
    >
      <Input autoFocus maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Form.Item>
  )
}
