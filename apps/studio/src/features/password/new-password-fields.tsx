import { Form, Input } from 'antd'
import { wording } from './wording'

/** The gateway's rule; only the gateway knows what it considers easy to guess. */
const SHORTEST = 10

/** A new password, typed twice. Its field is `password`; `again` is only for comparison. */
export function NewPasswordFields() {
  return (
    <>
      <Form.Item
        name="password"
        label={wording.fresh}
        extra={wording.rule}
        rules={[
          { required: true, message: wording.freshMissing },
          { min: SHORTEST, message: wording.tooShort },
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
      <Form.Item
        name="again"
        label={wording.again}
        dependencies={['password']}
        validateTrigger="onBlur"
        rules={[
          { required: true, message: wording.againMissing },
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(wording.differ)),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
