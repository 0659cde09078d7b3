import type { ComponentProps } from 'react'
import { Field } from './field'

/** `isInvalid` without a fault: another field says what is wrong with both. */
type PhoneFieldProps = Pick<ComponentProps<typeof Field>, 'isInvalid' | 'fault' | 'defaultValue'>

/** The visitor's phone. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <Field
      label="手机号"
      name="handset"
      type="tel"
      inputMode="tel"
      maxLength={11}
      autoComplete="tel"
      placeholder="请输入手机号"
      {...props}
    />
  )
}
