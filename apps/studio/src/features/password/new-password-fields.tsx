import { Form, Input } from 'antd'
import { wording } from '../../wording'

const words = wording.password

/** The gateway's rule; what it thinks easy to guess only it knows. */
const SHORTEST = 10

/** A new password, typed twice. Its field is `password`; `again` is for comparing only. */
export function NewPasswordFields() {
  return (
    <>
      <Form.Item
        name="password"
        label={words.fresh}
        extra={words.rule}
        rules={[
          { required: true, message: words.freshMissing },
          { min: SHORTEST, message: words.tooShort },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="again"
        label={words.again}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: words.againMissing },
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(words.differ)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
