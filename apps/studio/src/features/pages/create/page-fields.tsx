import { Form, Input } from 'antd'
import { wording } from '../../../wording'
import { CODE } from './propose-code'

const words = wording.pages.field

/** The contract's limit of a title. */
const LONGEST_TITLE = 60

/** What a new page is called. */
export function TitleField() {
  return (
    <Form.Item
      name="title"
      label={words.title}
      extra={words.titleHint}
      rules={[{ required: true, whitespace: true, message: words.titleMissing }]}
    >
      <Input maxLength={LONGEST_TITLE} autoComplete="off" />
    </Form.Item>
  )
}

/** The last part of a new page's address. */
export function CodeField() {
  return (
    <Form.Item
      name="code"
      label={words.code}
      extra={words.codeHint}
      rules={[
        { required: true, message: words.codeMissing },
        { pattern: CODE, message: words.codeWrong },
      ]}
    >
      <Input maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Form.Item>
  )
}
