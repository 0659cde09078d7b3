import { PAGE_CODE } from '@yingzao/schema/client'
import { Form, Input } from 'antd'
import { wording as uiWording } from '../../../ui/wording'
import { wording } from '../wording'

const words = wording.field

/** The contract's limits. */
const LONGEST_TITLE = 60
const LONGEST_CODE = 64

/** The title of a new page. */
export function TitleField() {
  return (
    <Form.Item
      name="title"
      label={words.title}
      extra={words.titleHint}
      rules={[
        { required: true, whitespace: true, message: words.titleMissing },
        { max: LONGEST_TITLE, message: uiWording.tooLong(LONGEST_TITLE) },
      ]}
    >
      {/* One that is too long stays as it was written, and is said to be. */}
      <Input count={{ show: true, max: LONGEST_TITLE }} autoComplete="off" />
    </Form.Item>
  )
}

/** The last part of a page's address. */
export function CodeField() {
  return (
    <Form.Item
      name="code"
      label={words.code}
      extra={words.codeHint}
      rules={[
        { required: true, message: words.codeMissing },
        { pattern: PAGE_CODE, message: words.codeWrong },
      ]}
    >
      <Input
        count={{ show: true, max: LONGEST_CODE }}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form.Item>
  )
}
