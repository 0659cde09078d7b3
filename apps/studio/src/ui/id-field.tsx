import { Form, Input } from 'antd'

interface IdFieldProps {
  name: string
  label: string
  hint: string
  /** What is said of a text that is no id. */
  form: string
}

/** The field of a form for the id of something new, which has the focus when the form opens. */
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
